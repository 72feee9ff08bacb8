import { type Static, Type } from 'typebox';
import { body, envelope, id, oneOf, translatedName } from '../common.ts';
import { positionSchema } from '../position.ts';
import { moment } from '../text.ts';
import { directions, partyId } from './dispatch.ts';

export const tripMarkKinds = ['left', 'arrived', 'boarded', 'no_show', 'done'] as const;
/** Why a driver's mark was rejected. */
export const markRejections = ['not_yours', 'unknown_party', 'too_early', 'too_late'] as const;

export const tripMarkSchema = body({
  id: Type.String({ format: 'uuid', description: 'Given by the phone: what is sent twice counts once' }),
  tripId: id,
  kind: oneOf(tripMarkKinds),
  party: Type.Optional({ ...partyId, description: 'Of a stop; absent for the whole trip' }),
  at: moment('By the clock of the phone'),
});
export const tripMarksSchema = body({ marks: Type.Array(tripMarkSchema, { minItems: 1, maxItems: 200 }) });

const marked = (description: string) => Type.Optional(moment(description));
const drivenStopSchema = Type.Object({
  party: partyId,
  at: moment('When the van calls, or brings home'),
  order: Type.String({ description: 'Number of the order' }),
  people: Type.Array(Type.Object({ name: Type.String(), phone: Type.String() })),
  seats: Type.Integer(),
  address: Type.String(),
  county: Type.Optional(Type.String()),
  position: Type.Optional(positionSchema),
  note: Type.Optional(Type.String({ description: 'What the dispatcher tells the driver' })),
  arrivedAt: marked('Marked: the van is there'),
  boardedAt: marked('Marked, or their ticket was checked'),
  noShowAt: marked('Marked: nobody came'),
});
export const drivenTripSchema = Type.Object(
  {
    id,
    direction: oneOf(directions),
    event: translatedName,
    place: Type.Object({ name: Type.String(), address: Type.String(), position: Type.Optional(positionSchema) }),
    eventStartsAt: moment('When the event begins'),
    timeZone: Type.String(),
    van: Type.String({ description: 'Number plate' }),
    seats: Type.Integer(),
    startsAt: moment('Leaves its base, or the venue'),
    endsAt: moment('Is at the venue, or has brought the last one home'),
    leftAt: marked('Marked: it has left'),
    doneAt: marked('Marked: it has ended'),
    waitMinutes: Type.Integer({ description: 'After which nobody has to be waited for' }),
    stops: Type.Array(drivenStopSchema),
  },
  { title: 'DrivenTrip' },
);
export const drivenTripsResponse = envelope(
  Type.Array(drivenTripSchema),
  'From a day before to a day after, the next first',
);
export const markedTripsSchema = Type.Object(
  {
    rejected: Type.Array(Type.Object({ id: Type.String(), reason: oneOf(markRejections) })),
    trips: Type.Array(drivenTripSchema),
  },
  { title: 'MarkedTrips' },
);
export const markedTripsResponse = envelope(markedTripsSchema, 'What was not taken, and the trips as they are now');

export type DrivenTrip = Static<typeof drivenTripSchema>;
export type DrivenStop = DrivenTrip['stops'][number];
export type MarkedTrips = Static<typeof markedTripsSchema>;
export type TripMark = Static<typeof tripMarkSchema>;
