import { type Static, Type } from 'typebox';
import { mostAddedDepartures, staffActKinds } from '../../staff/acts.ts';
import { callOffFields, capacityFields, messageFields } from '../../staff/fields/departure-fields.ts';
import { body, countryCode, envelope, id, language, oneOf, translatedName, translations } from '../common.ts';
import { decimalAmount } from '../money.ts';
import { day, moment, textLine, textLines, typed, typedTime } from '../text.ts';
import { slug, wallTime } from './event-fields.ts';

const timeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['20:00'] });
const capacity = Type.Integer({
  minimum: capacityFields.capacity.min,
  maximum: capacityFields.capacity.max,
  description: 'Seats, or whole vans',
});
const count = (description: string) => Type.Integer({ description });

export const departuresParams = Type.Object({ slug });
export const departureParams = Type.Object({ slug, id });

export const departureRuleSchema = body({
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    maxItems: 7,
    description: '1 Monday … 7 Sunday',
  }),
  time: timeOfDay,
  from: day('The first day that is considered'),
  to: day('The last day that is considered'),
});
export const addDeparturesSchema = body({
  departures: Type.Array(typedTime('When one begins'), {
    minItems: 1,
    maxItems: mostAddedDepartures,
    uniqueItems: true,
  }),
  capacities: Type.Optional(
    Type.Array(body({ pool: id, capacity }), {
      maxItems: 100,
      description: 'Of pools that get another one than usual',
    }),
  ),
});
/**
 * The capacity that was read. File imports and commands change capacities too: this detects conflicts without a
 * revision for each pool.
 */
export const capacityHeaders = Type.Object({
  'if-match': Type.Optional(Type.String({ pattern: '^"?[0-9]{1,9}"?$', description: 'The `capacity` that was read' })),
});
export const capacityChangeSchema = body({ departure: wallTime, pool: id, capacity });
export const moveDepartureSchema = body({ to: typedTime('When it begins') });
export const departureMessageSchema = body({
  texts: translations(body({ subject: textLine(messageFields.subject.max), body: textLines(messageFields.body.max) })),
});
/** Why a departure or event does not take place. */
const reasonToTravellers = Type.Optional(
  textLine(callOffFields.reason.max, { description: 'Why; travellers read it' }),
);

export const callOffSchema = Type.Union([body({ reason: reasonToTravellers }), Type.Null()]);
export const confirmedSlugSchema = body({
  slug: { ...typed('line'), ...slug, description: 'The slug again, typed by hand' },
  reason: reasonToTravellers,
});

export const managedPoolSchema = Type.Object(
  {
    pool: count('Number of the pool, the same on every departure'),
    categories: Type.Array(Type.String()),
    provinces: Type.Array(Type.String()),
    capacity: count('What it can sell'),
    sold: count('Sold'),
    held: count('Held for orders that are not paid, or for people on the waiting list'),
    free: count('Left'),
    waiting: count('Wanted by people on the waiting list'),
  },
  { title: 'ManagedPool' },
);
export const managedDepartureSchema = Type.Object({
  id: Type.Optional({ ...id, description: 'Absent before the first sale of a day that its buyer picks' }),
  departure: wallTime,
  startsAt: moment('When the event begins'),
  past: Type.Boolean({ description: 'It has begun' }),
  pools: Type.Array(managedPoolSchema),
});
export const managedDeparturesSchema = Type.Object(
  {
    slug,
    translations: translatedName,
    countryCode,
    timeZone: Type.String({ description: 'Of the place, IANA' }),
    isRange: Type.Boolean({ description: 'Buyers pick the day: its departures are neither added nor moved' }),
    withdrawn: Type.Boolean({ description: 'Nothing is sold of it any more' }),
    departures: Type.Array(managedDepartureSchema),
  },
  { title: 'ManagedDepartures' },
);
export const plannedDepartureSchema = Type.Object(
  {
    departure: typedTime('For the call that adds it'),
    startsAt: moment('When that is'),
    exists: Type.Boolean({ description: 'There is such a departure already' }),
    past: Type.Boolean(),
    shifted: Type.Boolean({
      description: 'Clocks are put forward over it: there is no such time, and it cannot be added',
    }),
  },
  { title: 'PlannedDeparture' },
);
export const actEffectSchema = Type.Object(
  {
    orders: count('That are paid, or wait for their payment'),
    paid: count('Of these, paid ones'),
    tickets: count('Of these orders'),
    people: count('Who travel with them'),
    held: count('Seats that are held for orders that are not paid'),
    waiting: count('People on waiting lists'),
    languages: Type.Array(language, { description: 'Of the buyers' }),
    money: Type.Array(
      Type.Object({
        method: Type.String({ examples: ['webpay'] }),
        ...decimalAmount,
        orders: count('Paid by this method'),
        byHand: Type.Boolean({ description: 'Staff must pay it back: a transfer' }),
      }),
      { description: 'What is to be paid back when it does not take place' },
    ),
  },
  { title: 'ActEffect' },
);
export const staffActSchema = Type.Object(
  {
    id,
    kind: oneOf(staffActKinds),
    actor: Type.String({ examples: ['staff:rosa@idavuelta.example'] }),
    startedAt: moment('When it was begun'),
    departure: Type.Optional(moment('The departure that it is about, where it is now')),
    from: Type.Optional(moment('Where a moved departure was')),
    subject: Type.Optional(Type.String({ description: 'Of a message' })),
    total: count('Orders and people on waiting lists that it reaches'),
    done: count('Those that are done'),
  },
  { title: 'StaffAct' },
);

export const managedDeparturesResponse = envelope(managedDeparturesSchema, 'By time');
export const plannedDeparturesResponse = envelope(Type.Array(plannedDepartureSchema), 'By time; nothing is saved');
export const actEffectResponse = envelope(actEffectSchema, 'What it would do; nothing is done');
export const staffActResponse = envelope(staffActSchema, 'Begun; it goes on by itself');
export const staffActsResponse = envelope(Type.Array(staffActSchema), 'The latest first');

export type ManagedDepartures = Static<typeof managedDeparturesSchema>;
export type ManagedDeparture = ManagedDepartures['departures'][number];
export type ManagedPool = ManagedDeparture['pools'][number];
export type DepartureRule = Static<typeof departureRuleSchema>;
export type PlannedDeparture = Static<typeof plannedDepartureSchema>;
export type ActEffect = Static<typeof actEffectSchema>;
export type StaffAct = Static<typeof staffActSchema>;
export type DepartureMessage = Static<typeof departureMessageSchema>;
