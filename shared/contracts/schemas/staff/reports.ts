import { type Static, Type } from 'typebox';
import { defaultLanguage, type Language } from '../../locale.ts';
import { countryCode, envelope, id, language, oneOf, translatedName } from '../common.ts';
import { currency } from '../money.ts';
import { moment } from '../text.ts';
import { departureSummarySchema } from './travellers.ts';

const day = Type.String({ format: 'date', description: 'By the clocks of each event' });
const count = Type.Integer();
const minor = (description: string) => Type.Integer({ description: `${description}; smallest unit of the currency` });

export const reportDimensions = ['day', 'event', 'departure', 'method', 'country', 'coupon'] as const;
export const reportQuery = Type.Object({
  from: day,
  until: day,
  by: oneOf(reportDimensions, { default: 'day' }),
  country: Type.Optional(countryCode),
  event: Type.Optional(id),
});
export const reportFileQuery = Type.Object({
  ...reportQuery.properties,
  format: oneOf(['csv', 'xlsx'], { default: 'csv' }),
  language,
});

export const reportRowSchema = Type.Object(
  {
    key: Type.String({ description: 'The day, id, method or country; empty for orders without a coupon' }),
    label: Type.Object(
      {
        name: Type.Optional(translatedName),
        code: Type.Optional(Type.String()),
        startsAt: Type.Optional(moment('When')),
      },
      { description: 'What the key means to people' },
    ),
    country: countryCode,
    currency,
    orders: count,
    tickets: count,
    seats: Type.Integer({ description: 'People that the tickets carry at most' }),
    boarded: Type.Integer({ description: 'Tickets that were checked on the way out' }),
    missing: Type.Integer({ description: 'Tickets of departures that have begun, and that were not checked' }),
    listed: Type.Integer({ description: 'Prices of the tickets before coupons, in céntimos of soles' }),
    discount: Type.Integer({ description: 'What coupons took off, in céntimos of soles' }),
    charged: minor('What was paid'),
    refunded: minor('What was paid back'),
    net: minor('Charged less refunded'),
    taxPercent: Type.Number({ description: 'Of the country of the event' }),
    tax: minor('Contained in the net'),
    base: minor('The net without the tax'),
  },
  { title: 'ReportRow' },
);
export const reportResponse = envelope(Type.Array(reportRowSchema), 'By key, country and currency');

export const newReportExportSchema = Type.Object({
  from: day,
  until: day,
  country: Type.Optional(countryCode),
  event: Type.Optional(id),
  language: Type.Unsafe<Language>({ ...language, default: defaultLanguage }),
});
export const reportExportSchema = Type.Object(
  {
    id,
    from: day,
    until: day,
    country: Type.Optional(countryCode),
    event: Type.Optional(id),
    state: oneOf(['open', 'done']),
    orders: Type.Integer({ description: 'That were paid in the period when it was asked for' }),
    written: Type.Integer({ description: 'Orders that the file has by now' }),
    rows: Type.Integer({ description: 'Rows that the file has by now, without the headings' }),
    askedAt: moment('When it was asked for; it is gone 24 hours later'),
    doneAt: Type.Optional(moment('Since when the file can be downloaded')),
  },
  { title: 'ReportExport' },
);
export const reportExportResponse = envelope(reportExportSchema, 'A file of all orders of a period');
export const reportExportsResponse = envelope(Type.Array(reportExportSchema), 'Own ones, the newest first');

export const workKinds = [
  'transfers',
  'bank-rows',
  'refunds-by-hand',
  'flags',
  'requests',
  'failed-jobs',
  'rates',
] as const;
export const todaySchema = Type.Object(
  {
    work: Type.Array(
      Type.Object({
        kind: oneOf(workKinds),
        count,
        oldest: Type.Optional(moment('Since when the oldest waits')),
      }),
      { description: 'What waits for this person, by role' },
    ),
    departures: Type.Array(departureSummarySchema, { description: 'Of the next days; empty for who may not see them' }),
    sales: Type.Array(
      Type.Object({ day, orders: count, tickets: count, listed: Type.Integer({ description: 'Céntimos of soles' }) }),
      { description: 'Of the last 30 days, each; empty for who may not see them' },
    ),
  },
  { title: 'Today' },
);
export const todayResponse = envelope(todaySchema, 'What there is to do');

export type ReportRow = Static<typeof reportRowSchema>;
export type ReportQuery = Static<typeof reportQuery>;
export type ReportBy = ReportQuery['by'];
export type ReportExport = Static<typeof reportExportSchema>;
export type NewReportExport = Static<typeof newReportExportSchema>;
export type Today = Static<typeof todaySchema>;
export type WorkItem = Today['work'][number];
