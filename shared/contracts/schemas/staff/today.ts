import { type Static, Type } from 'typebox';
import { countryCode, envelope, id, oneOf } from '../common.ts';
import { moment } from '../text.ts';
import { directions } from './dispatch.ts';
import { firstDaySchema } from './first-day.ts';
import { moneySchema } from './money.ts';
import { departureSummarySchema } from './travellers.ts';

const count = Type.Integer();

export const workKinds = [
  'transfers',
  'bank-rows',
  'refunds-by-hand',
  'flags',
  'requests',
  'complaints',
  'failed-jobs',
  'rates',
  'webhooks',
  'broken-trips',
  'silent-phones',
  'tax-documents',
  'privacy-requests',
] as const;

const sumOfSalesSchema = Type.Object({ orders: count, tickets: count, total: moneySchema }, { title: 'SumOfSales' });

/**
 * Of a country: `today` since midnight there, `week` the last seven days with today. The figures before are of the
 * same span a week earlier, until the same time of day.
 */
const countrySalesSchema = Type.Object(
  {
    country: countryCode,
    today: sumOfSalesSchema,
    todayBefore: sumOfSalesSchema,
    week: sumOfSalesSchema,
    weekBefore: sumOfSalesSchema,
    days: Type.Optional(
      Type.Array(
        Type.Object({
          day: Type.String({ format: 'date', description: 'Day in the country' }),
          minor: Type.Integer({ description: 'Amount paid; smallest unit of the currency' }),
          before: Type.Integer({ description: 'The same of the day a week before, until the same time' }),
        }),
        { description: 'The last seven days, with today as the last one' },
      ),
    ),
  },
  {
    title: 'CountrySales',
    description: 'Amounts paid, in the currency of the country; `…Before` is the same span a week before, until now',
  },
);

const departurePlanSchema = Type.Object(
  {
    departureId: id,
    direction: oneOf(directions),
    trips: Type.Integer({ description: 'Trips of the published plan; 0: nothing is published' }),
    withoutDriver: Type.Integer({ description: 'Trips that nobody drives yet' }),
  },
  { title: 'DeparturePlan' },
);

export const todaySchema = Type.Object(
  {
    work: Type.Array(
      Type.Object({
        kind: oneOf(workKinds),
        count,
        oldest: Type.Optional(moment('Since when the oldest item has been waiting')),
      }),
      { description: 'Open work for the role of this user' },
    ),
    departures: Type.Array(departureSummarySchema, {
      description: 'Departures of the next 48 hours; empty without the permission to see them',
    }),
    plans: Type.Optional(
      Type.Array(departurePlanSchema, {
        description: 'Plans of these departures; left out without the permission to see them',
      }),
    ),
    sales: Type.Array(Type.Unknown(), {
      description: 'Always empty: pages of before drew the sales of thirty days from it',
    }),
    salesByCountry: Type.Optional(
      Type.Array(countrySalesSchema, {
        description: 'Sales by country and currency; left out without the permission to see them',
      }),
    ),
    firstDay: Type.Optional(firstDaySchema),
  },
  { title: 'Today' },
);
export const todayResponse = envelope(todaySchema, 'Open work, next departures and recent sales');

export type Today = Static<typeof todaySchema>;
export type WorkItem = Today['work'][number];
export type CountrySales = NonNullable<Today['salesByCountry']>[number];
export type DeparturePlan = NonNullable<Today['plans']>[number];
