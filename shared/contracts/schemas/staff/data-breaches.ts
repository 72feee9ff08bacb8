import { type Static, Type } from 'typebox';
import { breachFields } from '../../staff/fields/breach-fields.ts';
import { body, countryCode, envelope, id, oneOf } from '../common.ts';
import { moment, textLines, typedTime } from '../text.ts';

export const newBreachSchema = body({
  countryCode,
  noticedAt: typedTime('When it was noticed'),
  what: textLines(breachFields.what.max),
  affected: textLines(breachFields.affected.max),
});
export const breachToldSchema = body({ who: oneOf(['authority', 'people']), note: textLines(breachFields.note.max) });

const told = Type.Optional(Type.Object({ at: moment('When they were told'), note: Type.String() }));

export const dataBreachSchema = Type.Object(
  {
    id,
    country: countryCode,
    noticedAt: moment('When it was noticed'),
    hoursLeft: Type.Integer({ description: 'To tell the authority, of 72; negative when they have passed' }),
    what: Type.String(),
    affected: Type.String(),
    recordedBy: Type.String({ description: 'Actor, as in the audit log' }),
    authority: told,
    people: told,
  },
  { title: 'DataBreach' },
);
export const dataBreachesResponse = envelope(Type.Array(dataBreachSchema), 'Latest first');
export const dataBreachResponse = envelope(dataBreachSchema, 'The breach in its current state');

export type DataBreach = Static<typeof dataBreachSchema>;
export type NewDataBreach = Static<typeof newBreachSchema>;
export type BreachTold = Static<typeof breachToldSchema>;
