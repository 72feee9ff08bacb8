import { type Static, Type } from 'typebox';
import { countryCode, envelope, id, oneOf, translatedName } from '../common.ts';
import { positionSchema } from '../position.ts';
import { moment } from '../text.ts';
import { contact } from './contact.ts';
import { directions } from './dispatch.ts';

const count = (description: string) => Type.Integer({ description });
const marked = (description: string) => Type.Optional(moment(description));

export const liveStopSchema = Type.Object({
  address: Type.String(contact),
  plannedAt: moment('Planned time of the call'),
  expectedAt: moment('Expected by the last mark, or by position and travel times'),
  people: count('Travellers at the stop'),
  isThere: Type.Boolean({ description: 'Whether the van has arrived and not left yet' }),
});

export const liveRunSchema = Type.Object(
  {
    id,
    direction: oneOf(directions),
    van: Type.String({ description: 'Number plate' }),
    driver: Type.String({ description: 'First name; empty without a driver' }),
    vehicleId: Type.Optional(id),
    driverId: Type.Optional(id),
    phone: Type.Optional(Type.String({ ...contact, description: 'Phone of the driver' })),
    startsAt: moment('Planned departure from the base, or from the venue'),
    endsAt: moment('Planned arrival at the venue, or last drop-off'),
    leftAt: marked('When the driver marked the departure'),
    doneAt: marked('When the driver marked the end, or the rest went to another run'),
    givenAwayAt: marked('When the rest went to another run'),
    heardAt: marked('When the phone last sent anything'),
    seats: count('Seats of the van'),
    travellers: count('Travellers on the run'),
    boarded: count('Travellers aboard, or who were'),
    absent: count('Travellers who did not come, or were explained'),
    stops: count('Stops of the run'),
    stopsDone: count('Stops that the van is done with'),
    next: Type.Optional(liveStopSchema),
    delayMinutes: count('Delay by the last mark or position; negative when early'),
    position: Type.Optional(
      Type.Object({ ...positionSchema.properties, at: moment('When the van was there') }, { ...contact }),
    ),
    isConfirmed: Type.Boolean({ description: 'Whether the driver has confirmed the trip as it is' }),
    isChanged: Type.Optional(
      Type.Boolean({ description: 'Whether it has changed since its driver confirmed it, or continues another run' }),
    ),
  },
  { title: 'LiveRun' },
);

export const liveDepartureSchema = Type.Object(
  {
    id,
    event: translatedName,
    place: Type.String(),
    country: countryCode,
    timeZone: Type.String(),
    startsAt: moment('Start of the event'),
    runs: Type.Array(liveRunSchema, { description: 'By planned departure' }),
    unplanned: count('Travellers on the way there whom no published trip carries'),
  },
  { title: 'LiveDeparture' },
);

export const liveBoardSchema = Type.Object(
  { readAt: moment('Time of the server'), departures: Type.Array(liveDepartureSchema) },
  { title: 'LiveBoard' },
);
export const liveBoardResponse = envelope(liveBoardSchema, 'Departures from half a day ago to half a day ahead');

export type LiveStop = Static<typeof liveStopSchema>;
export type LiveRun = Static<typeof liveRunSchema>;
export type LiveDeparture = Static<typeof liveDepartureSchema>;
export type LiveBoard = Static<typeof liveBoardSchema>;
