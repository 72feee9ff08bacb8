import { type Static, Type } from 'typebox';
import { maxAddedDepartures, staffActKinds } from '../../staff/acts.ts';
import { callOffFields, capacityFields, messageFields } from '../../staff/fields/departure-fields.ts';
import { body, countryCode, envelope, id, language, oneOf, translatedName, translations } from '../common.ts';
import { decimalAmount } from '../money.ts';
import { day, moment, textLine, textLines, typed, typedTime } from '../text.ts';
import { slug, wallTime } from './event-fields.ts';

const timeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['20:00'] });
const capacity = Type.Integer({
  minimum: capacityFields.capacity.min,
  maximum: capacityFields.capacity.max,
  description: 'Number of seats, or of whole vans',
});
const count = (description: string) => Type.Integer({ description });

export const departuresParams = Type.Object({ slug });
export const departureParams = Type.Object({ slug, id });

export const departureRuleSchema = body({
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    maxItems: 7,
    description: 'ISO weekdays: 1 is Monday, 7 is Sunday',
  }),
  time: timeOfDay,
  from: day('First day, included'),
  to: day('Last day, included'),
});
export const addDeparturesSchema = body({
  departures: Type.Array(typedTime('Start time'), {
    minItems: 1,
    maxItems: maxAddedDepartures,
    uniqueItems: true,
  }),
  capacities: Type.Optional(
    Type.Array(body({ pool: id, capacity }), {
      maxItems: 100,
      description: 'Capacities of the pools that differ from their default',
    }),
  ),
});
/**
 * The capacity that was read. File imports and commands change capacities too: this detects conflicts without a
 * revision for each pool.
 */
export const capacityHeaders = Type.Object({
  'if-match': Type.Optional(
    Type.String({ pattern: '^"?[0-9]{1,9}"?$', description: 'Last `capacity` that the client read' }),
  ),
});
export const capacityChangeSchema = body({ departure: wallTime, pool: id, capacity });
export const moveDepartureSchema = body({ to: typedTime('Start time') });
export const departureMessageSchema = body({
  texts: translations(body({ subject: textLine(messageFields.subject.max), body: textLines(messageFields.body.max) })),
});
/** Why a departure or event does not take place. */
const reasonToTravellers = Type.Optional(
  textLine(callOffFields.reason.max, { description: 'Reason, shown to travellers' }),
);

export const callOffSchema = Type.Union([body({ reason: reasonToTravellers }), Type.Null()]);
export const confirmedSlugSchema = body({
  slug: { ...typed('line'), ...slug, description: 'Slug of the event, repeated as a confirmation' },
  reason: reasonToTravellers,
});

export const managedPoolSchema = Type.Object(
  {
    pool: count('Id of the pool; the same on every departure'),
    categories: Type.Array(Type.String()),
    provinces: Type.Array(Type.String()),
    capacity: count('Total capacity'),
    sold: count('Units sold'),
    held: count('Units held for unpaid orders or for people on the waiting list'),
    free: count('Units left'),
    waiting: count('Units wanted by people on the waiting list'),
  },
  { title: 'ManagedPool' },
);
export const managedDepartureSchema = Type.Object({
  id: Type.Optional({ ...id, description: 'Absent for a day of a range of days that has no sales yet' }),
  departure: wallTime,
  startsAt: moment('Start of the event'),
  past: Type.Boolean({ description: 'Whether it has begun' }),
  pools: Type.Array(managedPoolSchema),
});
export const managedDeparturesSchema = Type.Object(
  {
    slug,
    translations: translatedName,
    countryCode,
    timeZone: Type.String({ description: 'IANA time zone of the venue' }),
    isRange: Type.Boolean({
      description: 'Whether buyers pick a day of a range; such departures cannot be added or moved',
    }),
    withdrawn: Type.Boolean({ description: 'Whether the event was withdrawn from sale for good' }),
    departures: Type.Array(managedDepartureSchema),
  },
  { title: 'ManagedDepartures' },
);
export const plannedDepartureSchema = Type.Object(
  {
    departure: typedTime('Start time, as the call that adds departures expects it'),
    startsAt: moment('The same time in UTC'),
    exists: Type.Boolean({ description: 'Whether this departure exists already' }),
    past: Type.Boolean(),
    shifted: Type.Boolean({
      description:
        'Whether the local time does not exist because clocks are put forward; such a departure cannot be added',
    }),
  },
  { title: 'PlannedDeparture' },
);
export const actEffectSchema = Type.Object(
  {
    orders: count('Orders that are paid or await payment'),
    paid: count('Paid ones among these orders'),
    tickets: count('Tickets of these orders'),
    people: count('Passengers of these tickets'),
    held: count('Units held for unpaid orders'),
    waiting: count('People on waiting lists'),
    languages: Type.Array(language, { description: 'Languages of the buyers' }),
    money: Type.Array(
      Type.Object({
        method: Type.String({ examples: ['webpay'] }),
        ...decimalAmount,
        orders: count('Orders paid by this method'),
        byHand: Type.Boolean({ description: 'Whether staff must refund it by bank transfer' }),
      }),
      { description: 'Amounts to refund if the departure is called off' },
    ),
  },
  { title: 'ActEffect' },
);
export const staffActSchema = Type.Object(
  {
    id,
    kind: oneOf(staffActKinds),
    actor: Type.String({ examples: ['staff:rosa@idavuelta.example'] }),
    startedAt: moment('Start time of the action'),
    departure: Type.Optional(moment('Current time of the departure')),
    from: Type.Optional(moment('Previous time of a moved departure')),
    subject: Type.Optional(Type.String({ description: 'Subject of the message, if it is one' })),
    total: count('Number of affected orders and people on waiting lists'),
    done: count('Number of those processed so far'),
  },
  { title: 'StaffAct' },
);

export const managedDeparturesResponse = envelope(managedDeparturesSchema, 'The departures, by time');
export const plannedDeparturesResponse = envelope(
  Type.Array(plannedDepartureSchema),
  'The departures that the rule would create, by time; nothing is saved',
);
export const actEffectResponse = envelope(actEffectSchema, 'Preview of the effect; nothing is changed');
export const staffActResponse = envelope(staffActSchema, 'The action has started and continues in the background');
export const staffActsResponse = envelope(Type.Array(staffActSchema), 'Latest first');

export type ManagedDepartures = Static<typeof managedDeparturesSchema>;
export type ManagedDeparture = ManagedDepartures['departures'][number];
export type ManagedPool = ManagedDeparture['pools'][number];
export type DepartureRule = Static<typeof departureRuleSchema>;
export type PlannedDeparture = Static<typeof plannedDepartureSchema>;
export type ActEffect = Static<typeof actEffectSchema>;
export type StaffAct = Static<typeof staffActSchema>;
export type DepartureMessage = Static<typeof departureMessageSchema>;
