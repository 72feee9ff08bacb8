import { type CountryCode, type Language, translated } from '@idavuelta/shared/contracts';
import { toDecimal } from '@idavuelta/shared/contracts/money';
import { reportQuery, reportResponse } from '@idavuelta/shared/contracts/schemas/staff';
import type { Comparison, ReportRow } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../database/database.ts';
import { beside, movedDay, readCompared } from './comparison.ts';
import { comparisonColumns } from './comparison-columns.ts';
import { readReport, type WantedReport } from './report.repository.ts';
import { readLabels } from './report-labels.repository.ts';
import { assertPeriod } from './report-period.ts';
import type { StaffReport } from './staff-report.ts';
import { readTaxPercents } from './tax-percents.repository.ts';

interface SalesReportDependencies {
  db: Queryable;
  /** Tax included in prices, in percent, where no company says another. */
  taxPercent: Record<CountryCode, number>;
}

/** Returns the tax included in an amount, rounded half away from zero to the smallest unit. */
export function taxIn(minor: number, percent: number) {
  const tax = (Math.abs(minor) * percent) / (100 + percent);
  return Math.sign(minor) * Math.round(tax);
}

interface ComparedReport extends WantedReport {
  compare?: Comparison | undefined;
}

/** What is compared. */
const figures = ['orders', 'tickets', 'seats', 'charged', 'refunded', 'net'] as const;
const others = ['boarded', 'missing', 'listed', 'discount', 'tax', 'base'] as const;
const identity = ({ key, country, currency }: ReportRow) => `${key} ${country} ${currency}`;

/** Names a row by its key. */
function nameOf({ key, label: { name = {}, code, startsAt } }: ReportRow, language: Language) {
  return [translated(name, language)?.name ?? code ?? key, startsAt].filter(Boolean).join(' ');
}

/** Reports sales, charges and refunds. */
export function createSalesReport({ db, taxPercent }: SalesReportDependencies) {
  async function rowsOf(wanted: WantedReport): Promise<ReportRow[]> {
    const rows = await readReport(db, wanted);
    const labels = await readLabels(
      db,
      wanted.by,
      rows.map(({ key }) => key),
    );
    const percents = await readTaxPercents(db, taxPercent);
    return rows.map((row) => {
      const net = row.charged - row.refunded;
      const percent = percents[row.country];
      const tax = taxIn(net, percent);
      return { ...row, label: labels.get(row.key) ?? {}, net, taxPercent: percent, tax, base: net - tax };
    });
  }

  /** @throws VALIDATION_FAILED for an impossible period */
  async function read(wanted: ComparedReport): Promise<ReportRow[]> {
    assertPeriod(wanted);
    const { rows, compared } = await readCompared(wanted, rowsOf);
    if (!compared) return rows;
    const moved = compared.map((row) => (wanted.by === 'day' ? { ...row, key: movedDay(row.key, wanted) } : row));
    return beside(rows, moved, { identity, figures, others }).toSorted((one, other) =>
      identity(one).localeCompare(identity(other)),
    );
  }

  return {
    address: 'GET /staff-api/report',
    name: 'Report',
    permission: 'reports.read',
    summary: 'Get the report on sales, payments, refunds and boardings',
    query: reportQuery,
    response: reportResponse,
    read,
    readAll: read,
    /** Amounts are decimals. */
    columns(t, { by, compare, language }) {
      const amount =
        (field: 'listed' | 'discount' | 'charged' | 'refunded' | 'net' | 'base' | 'tax') =>
        ({ currency, ...row }: ReportRow) =>
          toDecimal({ minor: row[field], currency });
      return [
        { title: t(`dimensions.${by}`), width: 30, value: (row) => nameOf(row, language) },
        { title: t('columns.country'), value: ({ country }) => country },
        { title: t('columns.orders'), value: ({ orders }) => orders },
        { title: t('columns.tickets'), value: ({ tickets }) => tickets },
        { title: t('columns.seats'), value: ({ seats }) => seats },
        { title: t('columns.boarded'), value: ({ boarded }) => boarded },
        { title: t('columns.missing'), value: ({ missing }) => missing },
        { title: t('columns.currency'), value: ({ currency }) => currency },
        { title: t('columns.listed'), value: amount('listed') },
        { title: t('columns.discount'), value: amount('discount') },
        { title: t('columns.charged'), value: amount('charged') },
        { title: t('columns.refunded'), value: amount('refunded') },
        { title: t('columns.net'), value: amount('net') },
        { title: t('columns.base'), value: amount('base') },
        { title: t('columns.tax_percent'), value: ({ taxPercent }) => taxPercent },
        { title: t('columns.tax'), value: amount('tax') },
        ...(compare ? comparisonColumns<'orders', ReportRow>(t, 'orders', { title: t('columns.orders') }) : []),
        ...(compare
          ? comparisonColumns<'net', ReportRow>(t, 'net', {
              title: t('columns.net'),
              valueIn: (minor, { currency }) => toDecimal({ minor, currency }),
            })
          : []),
      ];
    },
  } satisfies StaffReport<typeof reportQuery, typeof reportResponse, ReportRow>;
}
