import type { CountryCode } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { csvPart } from '../../../http/table-file.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { readTaxPercents } from '../tax-percents.repository.ts';
import { readPaidOrders } from './exported-orders.repository.ts';
import { exportColumns, toExportedRows } from './exported-rows.ts';
import { createReportExportsRepository } from './report-exports.repository.ts';

interface MakeReportExportDependencies {
  db: Database;
  jobs: Jobs;
  /** Tax included in prices, in percent, where no company says another. */
  taxPercent: Record<CountryCode, number>;
}

/** Orders per part: some hundred kilobytes, all that is held in memory. */
const pageSize = 2000;
/** A job that runs longer is considered lost and restarted, so before that it leaves the rest to a new job. */
const handOnMs = 60_000;

/**
 * Job: writes the parts of a file, each in a transaction that also records the progress. A job that replaces a killed
 * one, or runs concurrently, continues after the last part.
 */
export function createMakeReportExport({ db, jobs, taxPercent }: MakeReportExportDependencies) {
  /** @returns whether there is more to write */
  const writePart = (exportId: number) =>
    db.transaction().execute(async (tx) => {
      const exports = createReportExportsRepository(tx);
      const reportExport = await exports.lock(exportId);
      // it has been deleted, or another job has finished it
      if (!reportExport || reportExport.list || reportExport.done_at) return false;
      const { from_day: from, until_day: until, after_paid: paidAt, after_id: id } = reportExport;
      const orders = await readPaidOrders(
        tx,
        { from, until, country: reportExport.country_code ?? undefined, event: reportExport.event_id ?? undefined },
        { before: reportExport.asked_at, after: paidAt && id ? { paidAt, id } : undefined, limit: pageSize },
      );
      const rows = toExportedRows(orders);
      const percents = await readTaxPercents(tx, taxPercent);
      const content = csvPart(exportColumns(reportExport.language, percents), rows, {
        first: reportExport.parts === 0,
      });
      const last = orders.length === pageSize ? orders.at(-1) : undefined;
      const next = last && { after_paid: last.paidAt, after_id: last.id };
      await exports.addPart(reportExport, { content, orders: orders.length, rows: rows.length, next });
      return last !== undefined;
    });

  return async ({ exportId }: { exportId: number }): Promise<void> => {
    const end = Date.now() + handOnMs;
    let more = true;
    while (more && Date.now() < end) more = await writePart(exportId);
    if (more) await jobs.send('make-report-export', { exportId });
  };
}
