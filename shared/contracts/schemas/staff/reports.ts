import { type Static, Type } from 'typebox';
import { defaultLanguage, type Language } from '../../locale.ts';
import { countryCode, envelope, id, language, oneOf, translatedName } from '../common.ts';
import { currency } from '../money.ts';
import { moment } from '../text.ts';
import { compare, figuresBefore, minor, reportScope } from './report-fields.ts';

const day = Type.String({ format: 'date', description: 'Day in the time zone of each event' });
const count = Type.Integer();

export const reportDimensions = ['day', 'event', 'departure', 'method', 'country', 'coupon'] as const;
export const reportQuery = Type.Object({
  ...reportScope('Day in the time zone of each event'),
  by: oneOf(reportDimensions, { default: 'day' }),
  compare,
});

export const reportRowSchema = Type.Object(
  {
    key: Type.String({
      description: 'Value of the dimension: day, id, method, country or coupon; empty for orders without a coupon',
    }),
    label: Type.Object(
      {
        name: Type.Optional(translatedName),
        code: Type.Optional(Type.String()),
        startsAt: Type.Optional(moment('Start of the departure')),
      },
      { description: 'Readable form of the key' },
    ),
    country: countryCode,
    currency,
    orders: count,
    tickets: count,
    seats: Type.Integer({ description: 'Passenger capacity of the tickets' }),
    boarded: Type.Integer({ description: 'Tickets that boarded on the way out, by marks of drivers and by checks' }),
    missing: Type.Integer({ description: 'Tickets that did not board, of departures that have begun' }),
    listed: minor('Ticket prices before coupons'),
    discount: minor('Discount by coupons'),
    charged: minor('Amount paid'),
    refunded: minor('Amount refunded'),
    net: minor('Charged minus refunded'),
    taxPercent: Type.Number({ description: 'Tax rate of the country of the event' }),
    tax: minor('Tax included in the net'),
    base: minor('Net minus tax'),
    before: figuresBefore({
      orders: count,
      tickets: count,
      seats: count,
      charged: minor('Amount paid'),
      refunded: minor('Amount refunded'),
      net: minor('Charged minus refunded'),
    }),
  },
  { title: 'ReportRow' },
);
export const reportResponse = envelope(Type.Array(reportRowSchema), 'Rows by key, country and currency');

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
    orders: Type.Integer({ description: 'Orders paid in the period, counted when the export was requested' }),
    written: Type.Integer({ description: 'Orders written so far' }),
    rows: Type.Integer({ description: 'Rows written so far, without the headings' }),
    askedAt: moment('When the export was requested; it is deleted 24 hours later'),
    doneAt: Type.Optional(moment('When the file was complete')),
  },
  { title: 'ReportExport' },
);
export const reportExportResponse = envelope(reportExportSchema, 'The export of the orders of a period');
export const reportExportsResponse = envelope(
  Type.Array(reportExportSchema),
  'Exports of the current user, newest first',
);

export type ReportRow = Static<typeof reportRowSchema>;
export type ReportQuery = Static<typeof reportQuery>;
export type ReportBy = ReportQuery['by'];
export type ReportExport = Static<typeof reportExportSchema>;
export type NewReportExport = Static<typeof newReportExportSchema>;
