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
    description: 'Share that it takes off, with two decimals at most',
    examples: [12.5],
  }),
  note: anyText({ maxLength: fields.note.max, description: 'What it is for; only staff reads it' }),
  beginsAt: Type.Optional(moment('From when on it counts')),
  expiresAt: Type.Optional(moment('Until when it counts')),
  maxUses: Type.Optional(count(fields.maxUses, 'How many orders may use it')),
  maxUsesPerCustomer: Type.Optional(count(fields.maxUsesPerCustomer, 'How many orders of one customer may use it')),
  eventIds: ids('For which it counts; none for every event'),
  variantIds: ids('Which it makes cheaper; none for all of its events'),
};

export const couponValuesSchema = body({
  code: Type.String({ ...typed('line'), pattern: fields.code.pattern, examples: ['VUELTA10'] }),
  ...values,
});
export const couponChangeSchema = body(values);
export const couponsQuery = Type.Object({
  ...staffListQuery(['code', 'createdAt', 'uses', 'expiresAt'], '-createdAt'),
  text: Type.Optional(textLine(60, { description: 'Part of its code or note' })),
  state: Type.Optional(oneOf(couponStates)),
  event: Type.Optional(Type.Integer({ ...id, description: 'For which it counts, alone or as every event' })),
});
export const couponUsesQuery = Type.Object(staffListQuery(['placedAt'], '-placedAt'));

export const couponSchema = Type.Object(
  {
    id,
    code: Type.String(),
    ...values,
    uses: Type.Integer(),
    state: oneOf(couponStates),
    createdAt: moment('When it was made'),
    revision: Type.Integer({ description: 'For `If-Match` of a change' }),
  },
  { title: 'Coupon' },
);
export const couponUseSchema = Type.Object(
  {
    orderId,
    number: Type.String(),
    state: Type.String({ description: 'Of the order' }),
    customer: Type.String({ ...contact, description: 'E-mail of the buyer' }),
    event: Type.String({ description: 'Slug of the event' }),
    total: moneySchema,
    saved: Type.Object(moneySchema.properties, { description: 'What the coupon took off' }),
    placedAt: moment('When the order was placed'),
  },
  { title: 'CouponUse' },
);

export const couponsResponse = staffListResponse(couponSchema, 'Coupons');
export const couponResponse = envelope(couponSchema, 'As it is now');
export const couponUsesResponse = staffListResponse(couponUseSchema, 'Orders that used it');

export type Coupon = Static<typeof couponSchema>;
export type CouponValues = Static<typeof couponValuesSchema>;
export type CouponUse = Static<typeof couponUseSchema>;
