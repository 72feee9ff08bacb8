import type { CountryCode } from '@idavuelta/shared/contracts';
import type { ReportRow } from '@idavuelta/shared/contracts/staff';
import type { Database } from '../../database/database.ts';
import { readReport, type WantedReport } from './report.repository.ts';
import { readLabels } from './report-labels.repository.ts';
import { assertPeriod } from './report-period.ts';

interface ReportsDependencies {
  db: Database;
  /** Tax included in prices, in percent. */
  taxPercent: Record<CountryCode, number>;
}

/** Returns the tax included in an amount, rounded half away from zero to the smallest unit. */
export function taxIn(minor: number, percent: number) {
  const tax = (Math.abs(minor) * percent) / (100 + percent);
  return Math.sign(minor) * Math.round(tax);
}

/** Reports sales, charges, refunds and trips. */
export const createReports = ({ db, taxPercent }: ReportsDependencies) => ({
  /** @throws VALIDATION_FAILED for an impossible period */
  async read(wanted: WantedReport): Promise<ReportRow[]> {
    assertPeriod(wanted);
    const rows = await readReport(db, wanted);
    const labels = await readLabels(
      db,
      wanted.by,
      rows.map(({ key }) => key),
    );
    return rows.map((row) => {
      const net = row.charged - row.refunded;
      const percent = taxPercent[row.country];
      const tax = taxIn(net, percent);
      return { ...row, label: labels.get(row.key) ?? {}, net, taxPercent: percent, tax, base: net - tax };
    });
  },
});

export type Reports = ReturnType<typeof createReports>;
