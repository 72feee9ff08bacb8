import type { CountryCode } from '@idavuelta/shared/contracts';
import type { ReportRow } from '@idavuelta/shared/contracts/staff';
import type { Database } from '../../database/database.ts';
import { invalidFields } from '../../errors.ts';
import { readReport, type WantedReport } from './report.repository.ts';
import { labelsOf } from './report-labels.repository.ts';

/** Longest period of a report, in days: leap years included. */
const mostDays = 366;

interface ReportsDependencies {
  db: Database;
  /** The tax contained in prices, in percent. */
  taxPercent: Record<CountryCode, number>;
}

/** The tax that an amount contains, rounded half away from zero to the smallest unit. */
export function taxIn(minor: number, percent: number) {
  const tax = (Math.abs(minor) * percent) / (100 + percent);
  return Math.sign(minor) * Math.round(tax);
}

/** @throws VALIDATION_FAILED for a period that ends before it begins, or is too long */
export function assertPeriod({ from, until }: Pick<WantedReport, 'from' | 'until'>) {
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
  if (days < 0) throw invalidFields({ field: 'until', reason: 'before_start' });
  if (days >= mostDays) throw invalidFields({ field: 'until', reason: 'too_long' });
}

/** What was sold, charged, paid back and driven. */
export const createReports = ({ db, taxPercent }: ReportsDependencies) => ({
  /** @throws VALIDATION_FAILED for an impossible period */
  async read(wanted: WantedReport): Promise<ReportRow[]> {
    assertPeriod(wanted);
    const rows = await readReport(db, wanted);
    const labels = await labelsOf(
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
