import { type Static, Type } from 'typebox';
import { envelope, oneOf, translatedName } from '../common.ts';
import { moment } from '../text.ts';
import { compare, count, figuresBefore, reportScope } from './report-fields.ts';

export const noShowDimensions = ['event', 'departure', 'driver'] as const;

export const noShowReportQuery = Type.Object({
  ...reportScope('Day of the departure in the time zone of the event'),
  by: oneOf(noShowDimensions, { default: 'event' }),
  compare,
});

const figures = {
  tickets: count('Valid tickets of departures that have begun'),
  boarded: count('Tickets that boarded on the way out, by marks of drivers and by checks'),
  missing: count('Tickets that did not board, of departures of which anything was marked or checked'),
  unknown: count('Tickets of departures of which nothing was marked or checked'),
};
const rate = Type.Optional(
  Type.Number({
    description: 'Missing tickets per ticket that boarded or is missing, from 0 to 1; absent without any',
  }),
);

export const noShowRowSchema = Type.Object(
  {
    key: Type.String({ description: 'Id of the event, departure or driver; empty for tickets that no driver had' }),
    label: Type.Object({
      name: Type.Optional(translatedName),
      code: Type.Optional(Type.String({ description: 'Name of the driver, or short name of the event' })),
      startsAt: Type.Optional(moment('Start of the departure')),
    }),
    ...figures,
    rate,
    before: figuresBefore({ ...figures, rate }),
  },
  { title: 'NoShowRow' },
);
export const noShowReportResponse = envelope(Type.Array(noShowRowSchema), 'The highest rate first');

export type NoShowRow = Static<typeof noShowRowSchema>;
export type NoShowBy = (typeof noShowDimensions)[number];
export type NoShowReportQuery = Static<typeof noShowReportQuery>;
