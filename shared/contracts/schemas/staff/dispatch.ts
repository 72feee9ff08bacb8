import { type Static, Type } from 'typebox';
import { partyNoteFields } from '../../staff/fields/dispatch-fields.ts';
import { body, countryCode, envelope, id, language, oneOf } from '../common.ts';
import { orderId } from '../orders.ts';
import { stopPointSchema } from '../pick-ups.ts';
import { positionSchema } from '../position.ts';
import { spaceCountsSchema } from '../spaces.ts';
import { moment, textLine } from '../text.ts';
import { contact } from './contact.ts';
import { driverSchema, vehicleSchema } from './fleet.ts';
import { departureSummarySchema } from './travellers.ts';

export const directions = ['out', 'back'] as const;
const direction = oneOf(directions, { description: '`out`: to the event; `back`: home from it' });
const rules = ['capacity', 'window', 'arrival', 'longest-ride', 'private', 'no-vehicle', 'vehicle-twice'] as const;
/** A rule that forbids a stop or trip. */
const rule = oneOf(rules, { description: 'Planning rule that is broken' });
const driverRules = ['driver-twice', 'driver-rest', 'driver-day', 'driver-hours'] as const;
export const partyId = Type.String({
  pattern: '^[0-9]{1,10}\\.[0-9]{1,2}$',
  description:
    'Id of a party: the passengers of an order who are picked up at the same address. Id of a ticket and index of the address',
  examples: ['1042.0'],
});
const minutes = (description: string) => Type.Integer({ description });

export const planParams = Type.Object({ id, direction });
export const planPartyParams = Type.Object({ id, direction, party: partyId });
export const runSheetsQuery = Type.Object({ format: oneOf(['pdf', 'csv'] as const, { default: 'pdf' }), language });

export const partySchema = Type.Object(
  {
    id: partyId,
    orderId,
    order: Type.String({ description: 'Order number' }),
    tickets: Type.Array(Type.Integer(), { description: 'Ticket numbers within the order' }),
    people: Type.Array(Type.Object({ name: Type.String(), phone: Type.String(contact) })),
    seats: Type.Integer(),
    spaces: Type.Optional({ ...spaceCountsSchema, description: 'What it needs beside seats; absent if nothing' }),
    private: Type.Boolean({ description: 'Whether the party has a van to itself' }),
    address: Type.String(contact),
    county: Type.Optional(Type.String()),
    position: Type.Optional(Type.Object(positionSchema.properties, contact)),
    opensAt: Type.Optional(moment('Limit of the pick-up window promised to the buyer')),
    closesAt: Type.Optional(moment('Limit of the pick-up window promised to the buyer')),
    note: Type.Optional(Type.String({ ...contact, description: 'Note of the dispatcher to the driver' })),
    points: Type.Optional(
      Type.Array(stopPointSchema, { description: 'Pick-up points that it may be asked to walk to, nearest first' }),
    ),
  },
  { title: 'Party' },
);

const stopInput = body({
  party: partyId,
  lock: Type.Optional(
    oneOf(['trip', 'time'] as const, {
      description: 'Replanning keeps the stop in its trip (`trip`), or also at its time (`time`)',
    }),
  ),
  at: Type.Optional(moment('Locked time of the stop')),
  pointId: Type.Optional({ ...id, description: 'Pick-up point where the van stops; the door without' }),
});
const tripInput = body({
  vehicleId: id,
  driverId: Type.Optional(id),
  locked: Type.Boolean({ description: 'Whether replanning leaves the trip unchanged' }),
  stops: Type.Array(stopInput, { maxItems: 60 }),
});
/** The trips of a draft as a dispatcher arranged them. The API calculates the times. */
export const planDraftSchema = body({ trips: Type.Array(tripInput, { maxItems: 200 }) });
export const planPublicationSchema = body({
  acceptBroken: Type.Boolean({ description: 'Publish even if stops break rules other than capacity' }),
});
export const planningStartSchema = body({
  fromScratch: Type.Boolean({ description: 'Keep only what is locked; otherwise start from the draft and improve it' }),
});
export const partyPositionSchema = body(positionSchema.properties, {
  title: 'PartyPosition',
  description: 'Position of the address; at most 30 km from the centre of its county',
});

export const partyNoteSchema = body(
  {
    note: Type.Optional(
      textLine(partyNoteFields.note.max, { description: 'Note to the driver; omit it to delete the note' }),
    ),
  },
  { title: 'PartyNote' },
);

const stopSchema = Type.Object({
  party: partyId,
  at: moment('Time of the pick-up, or of the drop-off on the way home'),
  load: minutes('Number of passengers in the van after the stop'),
  lock: stopInput.properties.lock,
  point: Type.Optional(stopPointSchema),
  broken: Type.Array(rule),
});
export const tripSchema = Type.Object(
  {
    number: Type.Integer({ description: 'Number within the plan, from 1' }),
    vehicleId: Type.Optional(id),
    driverId: Type.Optional(id),
    van: Type.String({ description: 'Number plate, as shown to travellers; any text in an imported list' }),
    driver: Type.String({ description: 'First name, as shown to travellers; empty while no driver is assigned' }),
    locked: Type.Boolean(),
    hasStarted: Type.Optional(
      Type.Boolean({ description: 'Whether its driver has begun to drive it: it is locked, and nobody unlocks it' }),
    ),
    startsAt: moment('Departure from the base, or from the venue'),
    endsAt: moment('Arrival at the venue, or last drop-off'),
    stops: Type.Array(stopSchema),
    drivenKilometres: Type.Number(),
    drivenMinutes: minutes('Driving time in minutes'),
    riddenMinutes: minutes('Riding time of all passengers together, in minutes'),
    broken: Type.Array(rule, { description: 'Rules that the trip as a whole breaks' }),
    driverBroken: Type.Optional(
      Type.Array(
        oneOf(driverRules, {
          description:
            'Rule for its driver that is broken: another trip at that time, too little rest before or after, too long a day, outside the working hours',
        }),
      ),
    ),
    proposedDriverId: Type.Optional({ ...id, description: 'Driver proposed for a trip of a draft that has none' }),
  },
  { title: 'Trip' },
);
export const planVersionSchema = Type.Object(
  {
    version: Type.Integer({ description: 'Version number, from 1' }),
    state: oneOf(['draft', 'published'] as const),
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change' }),
    changedAt: moment('Time of the last change, or of the publication'),
    changedBy: Type.String(),
    trips: Type.Array(tripSchema),
    /** Parties moved by the last planning. */
    moved: Type.Array(partyId),
  },
  { title: 'PlanVersion' },
);

export const proposalSchema = Type.Object(
  {
    kind: oneOf(['insert', 'remove'] as const, {
      description: '`insert`: a party that booked after the publication; `remove`: a party that no longer rides',
    }),
    party: partyId,
    order: Type.String({ description: 'Order number' }),
    options: Type.Array(
      Type.Object({
        trip: Type.Integer({ description: 'Trip number' }),
        position: Type.Integer({ description: 'Index among the stops of the trip, from 0' }),
        addedMinutes: Type.Integer({ description: 'Additional driving time; negative when a stop is removed' }),
        addedKilometres: Type.Number(),
        changed: Type.Array(Type.Object({ party: partyId, from: moment('Previous time'), to: moment('New time') }), {
          description: 'Other parties whose time changes',
        }),
        broken: Type.Array(rule),
      }),
      { description: 'Cheapest first' },
    ),
  },
  { title: 'PlanProposal' },
);

const planVehicleSchema = Type.Object(
  {
    ...vehicleSchema.properties,
    isOutOfService: Type.Optional(
      Type.Boolean({ description: 'Out of service on that day or retired, but still assigned to a trip' }),
    ),
  },
  { title: 'PlanVehicle' },
);
const takenSchema = Type.Object(
  {
    vehicleId: Type.Optional(id),
    driverId: Type.Optional(id),
    startsAt: moment('Start or end of the other trip'),
    endsAt: moment('Start or end of the other trip'),
    departure: Type.Object({ id, event: departureSummarySchema.properties.event, direction }),
  },
  { title: 'TakenElsewhere', description: 'Trip of another plan, whose vehicle and driver are busy meanwhile' },
);

export const dispatchPlanSchema = Type.Object(
  {
    departure: Type.Object({
      id,
      event: departureSummarySchema.properties.event,
      country: countryCode,
      place: Type.String(),
      position: Type.Optional(positionSchema),
      startsAt: moment('Start of the event'),
      endsAt: moment('End of the event'),
      timeZone: Type.String(),
    }),
    direction,
    readAt: moment('Read time in milliseconds; the response with the later time is the newer one'),
    longestRide: minutes('Longest ride of a passenger, in minutes'),
    driving: Type.Optional(
      Type.Object({
        restMinutes: minutes('Rest of a driver between two trips'),
        longestDayMinutes: minutes('Longest day of a driver, from the first start to the last end'),
      }),
    ),
    arrivesBy: Type.Optional(moment('Way out: latest arrival at the venue')),
    leavesAt: Type.Optional(moment('Way back: earliest departure from the venue')),
    parties: Type.Array(partySchema, { description: 'All parties that ride, planned or not' }),
    vehicles: Type.Array(planVehicleSchema, {
      description: 'Vehicles of the country in service on that day, and any others that the plans use',
    }),
    drivers: Type.Array(driverSchema, { description: 'Drivers available, and any others that the plans use' }),
    taken: Type.Array(takenSchema, {
      description: 'Trips of other published plans within a day of this one that use its vehicles or drivers',
    }),
    draft: Type.Optional(planVersionSchema),
    published: Type.Optional(planVersionSchema),
    /**
     * Parties missing from the draft, or from the published plan without a draft; with the rule that prevents them, if
     * known.
     */
    unplanned: Type.Array(Type.Object({ party: partyId, rule: Type.Optional(rule) })),
    planning: Type.Optional(
      Type.Object({
        share: Type.Number({ minimum: 0, maximum: 1, description: 'Elapsed share of the time limit' }),
        vehicles: Type.Integer({ description: 'Vehicles of the best plan so far' }),
        unserved: Type.Integer(),
      }),
    ),
    planningFailed: Type.Optional(Type.Boolean({ description: 'Whether the last planning ended without a plan' })),
    proposals: Type.Array(proposalSchema),
  },
  { title: 'DispatchPlan' },
);
export const brokenTripSchema = Type.Object(
  {
    departure: takenSchema.properties.departure,
    number: Type.Integer({ description: 'Trip number within the published plan' }),
    van: Type.String(),
    driver: Type.String({ description: 'Name; empty without a driver of the company' }),
    startsAt: moment('Start of the trip'),
    timeZone: Type.String(),
    reasons: Type.Array(
      oneOf(['vehicle-retired', 'vehicle-out', 'too-few-seats', 'driver-blocked', 'not-a-driver'] as const),
    ),
  },
  { title: 'BrokenTrip', description: 'Published trip that cannot be driven as published' },
);
export const brokenTripsResponse = envelope(Type.Array(brokenTripSchema), 'The earliest first');
export const dispatchPlanResponse = envelope(dispatchPlanSchema, 'The departure and its plans');
export const planPublishedSchema = Type.Object(
  { notified: Type.Integer({ description: 'Number of tickets with a new or changed time' }), plan: dispatchPlanSchema },
  { title: 'PlanPublished' },
);
export const planPublishedResponse = envelope(planPublishedSchema, 'Published');

export type BrokenTrip = Static<typeof brokenTripSchema>;
export type DispatchPlan = Static<typeof dispatchPlanSchema>;
export type DispatchParty = Static<typeof partySchema>;
export type DispatchTrip = Static<typeof tripSchema>;
export type DriverRule = (typeof driverRules)[number];
export type DispatchRule = DispatchTrip['broken'][number];
export type PlanDirection = DispatchPlan['direction'];
export type PlanDraft = Static<typeof planDraftSchema>;
export type PlanProposal = Static<typeof proposalSchema>;
export type PlanPublished = Static<typeof planPublishedSchema>;
export type PlanVersion = Static<typeof planVersionSchema>;
