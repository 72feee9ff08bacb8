import { Readable } from 'node:stream';
import type { NewReportExport, ReportExport } from '@idavuelta/shared/contracts/staff';
import type { Selectable } from 'kysely';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import type { ReportExport as StoredExport } from '../../../database/schema.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { assertPeriod } from '../report-period.ts';
import { contentOf } from './export-file.ts';
import { countPaidOrders } from './exported-orders.repository.ts';
import { createReportExportsRepository } from './report-exports.repository.ts';

const toExport = (stored: Selectable<StoredExport>): ReportExport => ({
  id: stored.id,
  from: stored.from_day,
  until: stored.until_day,
  ...(stored.country_code && { country: stored.country_code }),
  ...(stored.event_id && { event: stored.event_id }),
  state: stored.done_at ? 'done' : 'open',
  orders: stored.orders,
  written: stored.written,
  rows: stored.rows,
  askedAt: stored.asked_at.toISOString(),
  ...(stored.done_at && { doneAt: stored.done_at.toISOString() }),
});

/** Export files of a period's orders, written by a job and available for a day. */
export function createReportExports({ db, jobs }: { db: Database; jobs: Jobs }) {
  const exports = createReportExportsRepository(db);

  return {
    /** @throws VALIDATION_FAILED for an impossible period */
    async ask(wanted: NewReportExport, actor: StaffActor): Promise<ReportExport> {
      assertPeriod(wanted);
      const { from, until, country, event } = wanted;
      return db.transaction().execute(async (tx) => {
        const orders = await countPaidOrders(tx, wanted);
        const stored = await createReportExportsRepository(tx).add(wanted, { actor, orders });
        await jobs.send('make-report-export', { exportId: stored.id }, { tx });
        await createAuditRepository(tx).add({
          actor,
          action: 'make-report-export',
          subject: `report-export:${stored.id}`,
          detail: { from, until, ...(country && { country }), ...(event && { event }), orders },
        });
        return toExport(stored);
      });
    },

    /** Returns a person's exports, newest first. */
    list: async (actor: StaffActor) => (await exports.of(actor)).map(toExport),

    /**
     * Streams the file.
     * @throws NOT_FOUND for someone else's or a deleted one; STATE_CONFLICT while it is being written
     */
    async file(id: number, actor: StaffActor) {
      const stored = await exports.find(id, actor);
      if (!stored || stored.list) throw new AppError('NOT_FOUND');
      if (!stored.done_at) throw new AppError('STATE_CONFLICT');
      return {
        name: `idavuelta-${stored.from_day}-${stored.until_day}.csv`,
        content: Readable.from(contentOf(exports, stored), { objectMode: false }),
      };
    },

    async deleteExpired() {
      await exports.deleteExpired();
    },
  };
}

export type ReportExports = ReturnType<typeof createReportExports>;
