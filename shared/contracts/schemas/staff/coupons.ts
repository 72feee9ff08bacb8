import { type Static, Type } from 'typebox';
import { couponFields as fields } from '../../staff/fields/coupon-fields.ts';
import { body, envelope, id, oneOf } from '../common.ts';
import { orderId } from '../orders.ts';
import { anyText, moment, textLine, typed } from '../text.ts';
import { contact } from './contact.ts';
import { staffListQuery, staffListResponse } from './lists.ts';
import { moneySchema } from './money.ts';

export const couponStates = ['active', 'later', 'expired', 'used-up', 'stopped'] as const;
const count = ({ min, max }: typeof fields.maxUses, description: string) =>
  Type.Integer({ minimum: min, maximum: max, description });
const ids = (description: string) => Type.Array(id, { maxItems: 50, uniqueItems: true, description });

const values = {
  percent: Type.Number({
    minimum: fields.percent.min,
    maximum: fields.percent.max,
    description: 'Discount in percent; at most two decimals',
    examples: [12.5],
  }),
  note: anyText({ maxLength: fields.note.max, description: 'Internal note; only staff can read it' }),
  beginsAt: Type.Optional(moment('Start of its validity')),
  expiresAt: Type.Optional(moment('End of its validity')),
  maxUses: Type.Optional(count(fields.maxUses, 'Maximum number of orders that may use it')),
  maxUsesPerCustomer: Type.Optional(count(fields.maxUsesPerCustomer, 'Maximum number of orders per customer')),
  eventIds: ids('Events that it is valid for; empty: all events'),
  variantIds: ids('Variants that it discounts; empty: all variants of its events'),
};

export const couponValuesSchema = body({
  code: Type.String({ ...typed('line'), pattern: fields.code.pattern, examples: ['VUELTA10'] }),
  ...values,
});
export const couponChangeSchema = body(values);
export const couponsQuery = Type.Object({
  ...staffListQuery(['code', 'createdAt', 'uses', 'expiresAt'], '-createdAt'),
  text: Type.Optional(textLine(60, { description: 'Part of the code or note' })),
  state: Type.Optional(oneOf(couponStates)),
  event: Type.Optional(
    Type.Integer({ ...id, description: 'Only coupons valid for this event, including those valid for all events' }),
  ),
});
export const couponUsesQuery = Type.Object(staffListQuery(['placedAt'], '-placedAt'));

export const couponSchema = Type.Object(
  {
    id,
    code: Type.String(),
    ...values,
    uses: Type.Integer(),
    state: oneOf(couponStates),
    createdAt: moment('Creation time'),
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change' }),
  },
  { title: 'Coupon' },
);
export const couponUseSchema = Type.Object(
  {
    orderId,
    number: Type.String(),
    state: Type.String({ description: 'State of the order' }),
    customer: Type.String({ ...contact, description: 'E-mail of the buyer' }),
    event: Type.String({ description: 'Slug of the event' }),
    total: moneySchema,
    saved: Type.Object(moneySchema.properties, { description: 'Discount given' }),
    placedAt: moment('When the order was placed'),
  },
  { title: 'CouponUse' },
);

export const couponsResponse = staffListResponse(couponSchema, 'Coupons');
export const couponResponse = envelope(couponSchema, 'The coupon in its current state');
export const couponUsesResponse = staffListResponse(couponUseSchema, 'Orders that used the coupon');

export type Coupon = Static<typeof couponSchema>;
export type CouponValues = Static<typeof couponValuesSchema>;
export type CouponUse = Static<typeof couponUseSchema>;
