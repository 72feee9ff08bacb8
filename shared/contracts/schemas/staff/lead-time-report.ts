import { type Static, Type } from 'typebox';
import { envelope } from '../common.ts';
import { currency } from '../money.ts';
import { compare, count, figuresBefore, minor, reportScope } from './report-fields.ts';

export const leadTimeReportQuery = Type.Object({
  ...reportScope('Day of the departure in the time zone of the event'),
  compare,
});

const figures = { orders: count(), tickets: count(), seats: count('Passenger capacity of the tickets') };

export const leadTimeRowSchema = Type.Object(
  {
    fromHours: count('Paid at least this many hours before the departure; 0 includes later payments'),
    untilHours: Type.Optional(count('Paid less than this many hours before; absent for the earliest')),
    currency,
    ...figures,
    paid: minor('Amount of the orders when they were paid'),
    share: Type.Number({ description: 'Share of the seats of all rows in this currency, from 0 to 1' }),
    before: figuresBefore({ ...figures, paid: minor('Amount of the orders when they were paid') }),
  },
  { title: 'LeadTimeRow' },
);
export const leadTimeReportResponse = envelope(
  Type.Array(leadTimeRowSchema),
  'How long before the departure orders were paid, the earliest first, by currency',
);

export type LeadTimeRow = Static<typeof leadTimeRowSchema>;
export type LeadTimeReportQuery = Static<typeof leadTimeReportQuery>;
