import { type Static, Type } from 'typebox';
import { envelope } from '../common.ts';
import { currency } from '../money.ts';
import { compare, count, figuresBefore, minor, reportScope } from './report-fields.ts';

export const couponReportQuery = Type.Object({
  ...reportScope('Day of the payment in the time zone of the event'),
  compare,
});

const figures = {
  orders: count(),
  tickets: count(),
  newCustomers: count('Orders that were the first paid one of their customer'),
  listed: minor('Ticket prices before the coupon'),
  discount: minor('Discount by the coupon'),
  refunded: minor('Amount refunded of these orders so far'),
  net: minor('Amount paid minus refunds'),
};

export const couponRowSchema = Type.Object(
  {
    couponId: Type.Optional(Type.Integer({ description: 'Absent for the orders without a coupon' })),
    code: Type.Optional(Type.String()),
    currency,
    ...figures,
    newShare: Type.Optional(Type.Number({ description: 'Share of new customers, from 0 to 1' })),
    average: Type.Optional(minor('Mean net of an order')),
    before: figuresBefore(figures),
  },
  { title: 'CouponRow' },
);
export const couponReportResponse = envelope(
  Type.Array(couponRowSchema),
  'Orders without a coupon first, then those of each coupon, by currency',
);

export type CouponRow = Static<typeof couponRowSchema>;
export type CouponReportQuery = Static<typeof couponReportQuery>;
