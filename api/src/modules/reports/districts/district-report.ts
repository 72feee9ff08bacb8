import { districtReportQuery, districtReportResponse } from '@idavuelta/shared/contracts/schemas/staff';
import type { DistrictReportQuery, DistrictRow } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { beside, readCompared } from '../comparison.ts';
import { comparisonColumns } from '../comparison-columns.ts';
import { assertPeriod } from '../report-period.ts';
import type { StaffReport } from '../staff-report.ts';
import { readDistricts } from './districts.repository.ts';

const figures = ['orders', 'seats'] as const;

/** Reports where travellers are picked up. */
export function createDistrictReport({ db }: { db: Queryable }) {
  async function rowsOf(wanted: DistrictReportQuery): Promise<DistrictRow[]> {
    const found = await readDistricts(db, wanted);
    return found.map(({ countyId, county, province, latitude, longitude, ...row }) => ({
      ...row,
      ...(countyId !== null && { countyId }),
      ...(county !== null && { county }),
      ...(province !== null && { province }),
      ...(latitude !== null && longitude !== null && { position: { latitude, longitude } }),
      share: 0,
    }));
  }

  /** @throws VALIDATION_FAILED for an impossible period */
  async function read(wanted: DistrictReportQuery): Promise<DistrictRow[]> {
    assertPeriod(wanted);
    const { rows, compared } = await readCompared(wanted, rowsOf);
    const identity = ({ countyId, country }: DistrictRow) => `${country} ${countyId}`;
    const shown = compared ? beside(rows, compared, { identity, figures }) : rows;
    const total = shown.reduce((sum, { seats }) => sum + seats, 0);
    return shown
      .map((row) => ({ ...row, share: row.seats / Math.max(1, total) }))
      .toSorted((one, other) => other.seats - one.seats || (one.county ?? '').localeCompare(other.county ?? ''));
  }

  return {
    address: 'GET /staff-api/district-report',
    name: 'DistrictReport',
    permission: 'trip-reports.read',
    summary: 'Get the seats of travellers by the district where they are picked up',
    query: districtReportQuery,
    response: districtReportResponse,
    read,
    readAll: read,
    columns(t, { compare }) {
      return [
        { title: t('districts.district'), width: 26, value: ({ county }) => county ?? t('districts.unknown') },
        { title: t('districts.province'), width: 20, value: ({ province }) => province ?? null },
        { title: t('columns.country'), value: ({ country }) => country },
        { title: t('columns.orders'), value: ({ orders }) => orders },
        { title: t('columns.seats'), value: ({ seats }) => seats },
        { title: `${t('columns.share')} %`, value: ({ share }) => Math.round(share * 1000) / 10 },
        ...(compare ? comparisonColumns<'seats', DistrictRow>(t, 'seats', { title: t('columns.seats') }) : []),
      ];
    },
  } satisfies StaffReport<typeof districtReportQuery, typeof districtReportResponse, DistrictRow>;
}
