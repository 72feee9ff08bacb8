import { toDecimal } from '@idavuelta/shared/contracts/money';
import { couponReportQuery, couponReportResponse } from '@idavuelta/shared/contracts/schemas/staff';
import type { CouponReportQuery, CouponRow } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { beside, readCompared } from '../comparison.ts';
import { comparisonColumns } from '../comparison-columns.ts';
import { assertPeriod } from '../report-period.ts';
import type { StaffReport } from '../staff-report.ts';
import { readCouponSales } from './coupon-sales.repository.ts';

const counts = ['orders', 'tickets', 'newCustomers'] as const;
const amounts = ['listed', 'discount', 'refunded', 'net'] as const;
const figures = [...counts, ...amounts];

/** By currency; the orders without a coupon first. */
const inOrder = (one: CouponRow, other: CouponRow) =>
  one.currency.localeCompare(other.currency) ||
  Number(one.couponId !== undefined) - Number(other.couponId !== undefined) ||
  other.orders - one.orders ||
  (one.code ?? '').localeCompare(other.code ?? '');

/** Reports what coupons brought and cost, beside the orders without one. */
export function createCouponReport({ db }: { db: Queryable }) {
  async function rowsOf(wanted: CouponReportQuery): Promise<CouponRow[]> {
    const found = await readCouponSales(db, wanted);
    return found.map(({ couponId, code, ...row }) => ({
      ...row,
      ...(couponId !== null && { couponId }),
      ...(code !== null && { code }),
    }));
  }

  /** @throws VALIDATION_FAILED for an impossible period */
  async function read(wanted: CouponReportQuery): Promise<CouponRow[]> {
    assertPeriod(wanted);
    const { rows, compared } = await readCompared(wanted, rowsOf);
    const identity = ({ couponId, currency }: CouponRow) => `${currency} ${couponId}`;
    const shown = compared ? beside(rows, compared, { identity, figures }) : rows;
    return shown
      .map((row) => ({
        ...row,
        ...(row.orders > 0 && {
          newShare: row.newCustomers / row.orders,
          average: Math.round(row.net / row.orders),
        }),
      }))
      .toSorted(inOrder);
  }

  return {
    address: 'GET /staff-api/coupon-report',
    name: 'CouponReport',
    permission: 'reports.read',
    summary: 'Get the orders with each coupon beside those without one',
    query: couponReportQuery,
    response: couponReportResponse,
    read,
    readAll: read,
    columns(t, { compare }) {
      const amountOf = (minor: number, { currency }: CouponRow) => toDecimal({ minor, currency });
      return [
        {
          title: t('dimensions.coupon'),
          width: 20,
          value: ({ couponId, code }) => (couponId === undefined ? t('coupons.without') : (code ?? null)),
        },
        { title: t('columns.currency'), value: ({ currency }) => currency },
        ...counts.map((name) => ({ title: t(`columns.${name}`), value: (row: CouponRow) => row[name] })),
        {
          title: `${t('columns.newShare')} %`,
          value: ({ newShare }) => (newShare === undefined ? null : Math.round(newShare * 1000) / 10),
        },
        ...amounts.map((name) => ({
          title: t(`columns.${name}`),
          value: (row: CouponRow) => amountOf(row[name], row),
        })),
        {
          title: t('columns.average'),
          value: (row) => (row.average === undefined ? null : amountOf(row.average, row)),
        },
        ...(compare ? comparisonColumns<'orders', CouponRow>(t, 'orders', { title: t('columns.orders') }) : []),
        ...(compare
          ? comparisonColumns<'net', CouponRow>(t, 'net', { title: t('columns.net'), valueIn: amountOf })
          : []),
      ];
    },
  } satisfies StaffReport<typeof couponReportQuery, typeof couponReportResponse, CouponRow>;
}
