import { toDecimal } from '@idavuelta/shared/contracts/money';
import { leadTimeReportQuery, leadTimeReportResponse } from '@idavuelta/shared/contracts/schemas/staff';
import { type LeadTimeReportQuery, type LeadTimeRow, leadHours, leadTimeName } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { beside, readCompared } from '../comparison.ts';
import { comparisonColumns } from '../comparison-columns.ts';
import { assertPeriod } from '../report-period.ts';
import type { StaffReport } from '../staff-report.ts';
import { readLeadTimes } from './lead-times.repository.ts';

const figures = ['orders', 'tickets', 'seats', 'paid'] as const;

/** The earliest first. */
const inOrder = (one: LeadTimeRow, other: LeadTimeRow) =>
  one.currency.localeCompare(other.currency) || other.fromHours - one.fromHours;

/** Reports how long before the departure people buy. */
export function createLeadTimeReport({ db }: { db: Queryable }) {
  async function rowsOf(wanted: LeadTimeReportQuery): Promise<LeadTimeRow[]> {
    const found = await readLeadTimes(db, wanted);
    return found.map(({ group, ...row }) => {
      const untilHours = leadHours[group];
      return { fromHours: leadHours[group - 1] ?? 0, ...(untilHours && { untilHours }), ...row, share: 0 };
    });
  }

  /** @throws VALIDATION_FAILED for an impossible period */
  async function read(wanted: LeadTimeReportQuery): Promise<LeadTimeRow[]> {
    assertPeriod(wanted);
    const { rows, compared } = await readCompared(wanted, rowsOf);
    const identity = ({ fromHours, currency }: LeadTimeRow) => `${currency} ${fromHours}`;
    const shown = compared ? beside(rows, compared, { identity, figures }) : rows;
    const seats = new Map<string, number>();
    for (const row of shown) seats.set(row.currency, (seats.get(row.currency) ?? 0) + row.seats);
    return shown
      .map((row) => ({ ...row, share: row.seats / Math.max(1, seats.get(row.currency) ?? 0) }))
      .toSorted(inOrder);
  }

  return {
    address: 'GET /staff-api/lead-time-report',
    name: 'LeadTimeReport',
    permission: 'reports.read',
    summary: 'Get how long before the departure orders were paid',
    query: leadTimeReportQuery,
    response: leadTimeReportResponse,
    read,
    readAll: read,
    columns(t, { compare }) {
      const compared = compare ? comparisonColumns(t, 'seats', { title: t('columns.seats') }) : [];
      return [
        {
          title: t('lead_times.title'),
          width: 24,
          value(row) {
            const { key, ...hours } = leadTimeName(row);
            return t(`lead_times.${key}`, hours);
          },
        },
        { title: t('columns.currency'), value: ({ currency }) => currency },
        { title: t('columns.orders'), value: ({ orders }) => orders },
        { title: t('columns.tickets'), value: ({ tickets }) => tickets },
        { title: t('columns.seats'), value: ({ seats }) => seats },
        { title: `${t('columns.share')} %`, value: ({ share }) => Math.round(share * 1000) / 10 },
        { title: t('columns.paid'), value: ({ paid, currency }) => toDecimal({ minor: paid, currency }) },
        ...compared,
      ];
    },
  } satisfies StaffReport<typeof leadTimeReportQuery, typeof leadTimeReportResponse, LeadTimeRow>;
}
