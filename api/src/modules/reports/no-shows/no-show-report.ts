import { translated } from '@idavuelta/shared/contracts';
import { noShowReportQuery, noShowReportResponse } from '@idavuelta/shared/contracts/schemas/staff';
import type { NoShowReportQuery, NoShowRow } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { beside, readCompared } from '../comparison.ts';
import { comparisonColumns } from '../comparison-columns.ts';
import { readLabels } from '../report-labels.repository.ts';
import { assertPeriod } from '../report-period.ts';
import type { StaffReport } from '../staff-report.ts';
import { readDrivers, readNoShows } from './no-shows.repository.ts';

const figures = ['tickets', 'boarded', 'missing', 'unknown'] as const;

type Counts = Record<(typeof figures)[number], number>;
type Ticketed = Counts & { key: string };

/** Returns the share of missing tickets; empty when nobody recorded who came. */
const rateOf = ({ boarded, missing }: Counts) => (boarded + missing > 0 ? { rate: missing / (boarded + missing) } : {});

const percent = (rate: number | undefined) => (rate === undefined ? null : Math.round(rate * 1000) / 10);

/** Reports how many tickets nobody boarded with. */
export function createNoShowReport({ db }: { db: Queryable }) {
  async function labelsOf(by: NoShowReportQuery['by'], keys: string[]): Promise<Map<string, NoShowRow['label']>> {
    if (by !== 'driver') return readLabels(db, by, keys);
    const ids = keys.filter(Boolean).map(Number);
    const drivers = ids.length > 0 ? await readDrivers(db, ids) : [];
    return new Map(drivers.map(({ id, name }) => [String(id), { code: name }]));
  }

  /** @throws VALIDATION_FAILED for an impossible period */
  async function read(wanted: NoShowReportQuery): Promise<NoShowRow[]> {
    assertPeriod(wanted);
    const { rows, compared } = await readCompared(wanted, (days) => readNoShows(db, days));
    const shown: (Ticketed & { before?: Counts })[] = compared
      ? beside(rows, compared, { identity: ({ key }) => key, figures })
      : rows;
    const labels = await labelsOf(
      wanted.by,
      shown.map(({ key }) => key),
    );
    return shown
      .map((row) => ({
        ...row,
        label: labels.get(row.key) ?? {},
        ...rateOf(row),
        ...(row.before && { before: { ...row.before, ...rateOf(row.before) } }),
      }))
      .toSorted((one, other) => (other.rate ?? -1) - (one.rate ?? -1) || other.tickets - one.tickets);
  }

  return {
    address: 'GET /staff-api/no-show-report',
    name: 'NoShowReport',
    permission: 'trip-reports.read',
    summary: 'Get how many tickets did not come, by event, departure or driver',
    query: noShowReportQuery,
    response: noShowReportResponse,
    read,
    readAll: read,
    columns(t, { by, compare, language }) {
      const title = t('columns.missing');
      return [
        {
          title: t(`dimensions.${by}`),
          width: 30,
          value: ({ key, label: { name = {}, code, startsAt } }) =>
            key === ''
              ? t('no_shows.nobody')
              : [translated(name, language)?.name ?? code ?? key, startsAt].filter(Boolean).join(' '),
        },
        ...figures.map((figure) => ({ title: t(`columns.${figure}`), value: (row: NoShowRow) => row[figure] })),
        { title: `${t('columns.rate')} %`, value: ({ rate }) => percent(rate) },
        ...(compare
          ? [
              ...comparisonColumns<'missing', NoShowRow>(t, 'missing', { title }),
              {
                title: t('comparison.before', { title: `${t('columns.rate')} %` }),
                value: ({ before }: NoShowRow) => percent(before?.rate),
              },
            ]
          : []),
      ];
    },
  } satisfies StaffReport<typeof noShowReportQuery, typeof noShowReportResponse, NoShowRow>;
}
