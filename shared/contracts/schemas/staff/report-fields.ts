import { type TProperties, Type } from 'typebox';
import { comparisons } from '../../staff/report-periods.ts';
import { countryCode, id, oneOf } from '../common.ts';

/** The days and the filters of a report. @param days what the days are of */
export const reportScope = (days: string) => ({
  from: Type.String({ format: 'date', description: days }),
  until: Type.String({ format: 'date', description: days }),
  country: Type.Optional(countryCode),
  event: Type.Optional(id),
});

export const compare = Type.Optional(
  oneOf(comparisons, {
    description: 'Puts the figures of other days beside: as many just before, or the same a year before',
  }),
);

export const count = (description?: string) => Type.Integer(description === undefined ? {} : { description });
export const minor = (description: string) =>
  Type.Integer({ description: `${description}; smallest unit of the currency` });

/** The same figures of the days that it is compared with. */
export const figuresBefore = <T extends TProperties>(figures: T) =>
  Type.Optional(Type.Object(figures, { description: 'The same of the days that it is compared with' }));
