import { type Static, Type } from 'typebox';
import { partyNoteFields } from '../../staff/fields/dispatch-fields.ts';
import { body, countryCode, envelope, id, language, oneOf } from '../common.ts';
import { orderId } from '../orders.ts';
import { positionSchema } from '../position.ts';
import { moment, textLine } from '../text.ts';
import { contact } from './contact.ts';
import { driverSchema, vehicleSchema } from './fleet.ts';
import { departureSummarySchema } from './travellers.ts';

export const directions = ['out', 'back'] as const;
const direction = oneOf(directions, { description: 'To the event, or home from it' });
const rules = ['capacity', 'window', 'arrival', 'longest-ride', 'private', 'no-vehicle', 'vehicle-twice'] as const;
/** A rule that forbids a stop or trip. */
const rule = oneOf(rules, { description: 'A rule of planning that is not kept' });
export const partyId = Type.String({
  pattern: '^[0-9]{1,10}\\.[0-9]{1,2}$',
  description:
    'Of a party: those of one order who are fetched at one place. A ticket and the place among its addresses',
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
    order: Type.String({ description: 'Number of the order' }),
    tickets: Type.Array(Type.Integer(), { description: 'Numbers of the tickets in the order' }),
    people: Type.Array(Type.Object({ name: Type.String(), phone: Type.String(contact) })),
    seats: Type.Integer(),
    private: Type.Boolean({ description: 'Nobody else rides in its van' }),
    address: Type.String(contact),
    county: Type.Optional(Type.String()),
    position: Type.Optional(Type.Object(positionSchema.properties, contact)),
    opensAt: Type.Optional(moment('Of the window that the buyer was promised')),
    closesAt: Type.Optional(moment('Of the window that the buyer was promised')),
    note: Type.Optional(Type.String({ ...contact, description: 'What the dispatcher tells the driver' })),
  },
  { title: 'Party' },
);

const stopInput = body({
  party: partyId,
  lock: Type.Optional(
    oneOf(['trip', 'time'] as const, { description: 'Planning again leaves it in its trip, or also at its time' }),
  ),
  at: Type.Optional(moment('Of a stop whose time is locked')),
});
const tripInput = body({
  vehicleId: id,
  driverId: Type.Optional(id),
  locked: Type.Boolean({ description: 'Planning again changes nothing of it' }),
  stops: Type.Array(stopInput, { maxItems: 60 }),
});
/** The trips of a draft as a dispatcher arranged them. The API calculates the times. */
export const planDraftSchema = body({ trips: Type.Array(tripInput, { maxItems: 200 }) });
export const planPublicationSchema = body({
  acceptBroken: Type.Boolean({ description: 'Also with stops that break a rule other than capacity' }),
});
export const planningStartSchema = body({
  fromScratch: Type.Boolean({ description: 'Only what is locked stays; otherwise the draft is improved' }),
});
export const partyPositionSchema = body(positionSchema.properties, {
  title: 'PartyPosition',
  description: 'Where the address is; at most 30 km from the middle of its county',
});

export const partyNoteSchema = body(
  {
    note: Type.Optional(
      textLine(partyNoteFields.note.max, { description: 'For the driver; absent: there is none any more' }),
    ),
  },
  { title: 'PartyNote' },
);

const stopSchema = Type.Object({
  party: partyId,
  at: moment('When the van calls, or brings home'),
  load: minutes('Passengers in the van after the stop'),
  lock: stopInput.properties.lock,
  broken: Type.Array(rule),
});
export const tripSchema = Type.Object(
  {
    number: Type.Integer({ description: 'From 1 in its plan' }),
    vehicleId: Type.Optional(id),
    driverId: Type.Optional(id),
    van: Type.String({ description: 'Number plate, as travellers are told it; of an imported list any text' }),
    driver: Type.String({ description: 'First name, as travellers are told it; empty while nobody drives' }),
    locked: Type.Boolean(),
    startsAt: moment('Leaves its base, or the venue'),
    endsAt: moment('Is at the venue, or has brought the last one home'),
    stops: Type.Array(stopSchema),
    drivenKilometres: Type.Number(),
    drivenMinutes: minutes('Driven'),
    riddenMinutes: minutes('In the van, of all passengers together'),
    broken: Type.Array(rule, { description: 'By the trip as a whole' }),
  },
  { title: 'Trip' },
);
export const planVersionSchema = Type.Object(
  {
    version: Type.Integer({ description: 'From 1' }),
    state: oneOf(['draft', 'published'] as const),
    revision: Type.Integer({ description: 'For `If-Match` of a change' }),
    changedAt: moment('Of the last change, or of the publication'),
    changedBy: Type.String(),
    trips: Type.Array(tripSchema),
    /** Parties moved by the last planning. */
    moved: Type.Array(partyId),
  },
  { title: 'PlanVersion' },
);

export const proposalSchema = Type.Object(
  {
    kind: oneOf(['insert', 'remove'] as const, { description: 'A buyer after publishing, or one who rides no more' }),
    party: partyId,
    order: Type.String({ description: 'Number of the order' }),
    options: Type.Array(
      Type.Object({
        trip: Type.Integer({ description: 'Number of the trip' }),
        position: Type.Integer({ description: 'Among its stops, from 0' }),
        addedMinutes: Type.Integer({ description: 'Driven more; below zero when a stop goes' }),
        addedKilometres: Type.Number(),
        changed: Type.Array(Type.Object({ party: partyId, from: moment('Before'), to: moment('After') }), {
          description: 'Others whose time changes',
        }),
        broken: Type.Array(rule),
      }),
      { description: 'The cheapest first' },
    ),
  },
  { title: 'PlanProposal' },
);

const planVehicleSchema = Type.Object(
  {
    ...vehicleSchema.properties,
    isOutOfService: Type.Optional(
      Type.Boolean({ description: 'On that day, or for good; a trip has it all the same' }),
    ),
  },
  { title: 'PlanVehicle' },
);
const takenSchema = Type.Object(
  {
    vehicleId: Type.Optional(id),
    driverId: Type.Optional(id),
    startsAt: moment('Of the other trip'),
    endsAt: moment('Of the other trip'),
    departure: Type.Object({ id, event: departureSummarySchema.properties.event, direction }),
  },
  { title: 'TakenElsewhere', description: 'Neither its vehicle nor its driver can have a published trip meanwhile' },
);

export const dispatchPlanSchema = Type.Object(
  {
    departure: Type.Object({
      id,
      event: departureSummarySchema.properties.event,
      country: countryCode,
      place: Type.String(),
      position: Type.Optional(positionSchema),
      startsAt: moment('When the event begins'),
      endsAt: moment('When it ends'),
      timeZone: Type.String(),
    }),
    direction,
    readAt: moment('To the millisecond: of two responses the one that was read later is the newer'),
    longestRide: minutes('That a passenger may sit in the van'),
    arrivesBy: Type.Optional(moment('On the way out: at the venue by then')),
    leavesAt: Type.Optional(moment('On the way back: nobody leaves before')),
    parties: Type.Array(partySchema, { description: 'Everybody who rides, whether planned or not' }),
    vehicles: Type.Array(planVehicleSchema, {
      description: 'Of the country, in service on that day, and those that trips of the plans have all the same',
    }),
    drivers: Type.Array(driverSchema, { description: 'Who may drive, and who has a trip of the plans all the same' }),
    taken: Type.Array(takenSchema, {
      description: 'Trips of other published plans that begin within a day of this one, with its vehicles and drivers',
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
        share: Type.Number({ minimum: 0, maximum: 1, description: 'Of the time that it may take' }),
        vehicles: Type.Integer({ description: 'Of the best plan by now' }),
        unserved: Type.Integer(),
      }),
    ),
    planningFailed: Type.Optional(Type.Boolean({ description: 'The last planning ended without a plan' })),
    proposals: Type.Array(proposalSchema),
  },
  { title: 'DispatchPlan' },
);
export const dispatchPlanResponse = envelope(dispatchPlanSchema, 'The departure, and its plans');
export const planPublishedSchema = Type.Object(
  { notified: Type.Integer({ description: 'Tickets whose time is new or another one' }), plan: dispatchPlanSchema },
  { title: 'PlanPublished' },
);
export const planPublishedResponse = envelope(planPublishedSchema, 'Published');

export type DispatchPlan = Static<typeof dispatchPlanSchema>;
export type DispatchParty = Static<typeof partySchema>;
export type DispatchTrip = Static<typeof tripSchema>;
export type DispatchRule = DispatchTrip['broken'][number];
export type PlanDirection = DispatchPlan['direction'];
export type PlanDraft = Static<typeof planDraftSchema>;
export type PlanProposal = Static<typeof proposalSchema>;
export type PlanPublished = Static<typeof planPublishedSchema>;
export type PlanVersion = Static<typeof planVersionSchema>;
