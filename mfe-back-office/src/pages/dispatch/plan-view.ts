import type { StopPoint } from '@idavuelta/shared/contracts';
import { type SpaceKind, spaceKinds } from '@idavuelta/shared/contracts/rules';
import type { DispatchParty, DispatchRule, DispatchTrip } from '@idavuelta/shared/contracts/staff';
import type { Plan } from './dispatch.api.ts';
import type { DraftStop, DraftTrip } from './draft-moves.ts';
import { takenAt, timeOfTrip } from './taken-elsewhere.ts';

export interface ShownStop extends DraftStop {
  /** From 1, within the trip. */
  order: number;
  /** Undefined for a party that no longer travels. */
  known: DispatchParty | undefined;
  broken: DispatchRule[];
  /** Where the van stops instead of the door. */
  point: StopPoint | undefined;
}

export interface ShownTrip extends Omit<DraftTrip, 'stops'> {
  /** From 1, within the plan. */
  number: number;
  vehicle: Plan['vehicles'][number] | undefined;
  stops: ShownStop[];
  seats: number;
  /** What its parties need beside seats, and what the van has of it. */
  spaces: { kind: SpaceKind; quantity: number; room: number }[];
  /** The trip as calculated by the API; undefined until it has been saved. */
  calculated: DispatchTrip | undefined;
  /** Why the trip cannot be published. */
  forbids: ('no-driver' | 'no-stops' | 'taken')[];
}

export interface PlanView {
  trips: ShownTrip[];
  unplanned: { party: DispatchParty; rule: DispatchRule | undefined }[];
  /** Seats of all parties. */
  seats: number;
  plannedSeats: number;
  usedVehicles: number;
  /** Number of stops and trips that break a rule, and of reasons that forbid publishing. */
  brokenCount: number;
}

const seatsOf = (parties: (DispatchParty | undefined)[]) =>
  parties.reduce((sum, party) => sum + (party?.seats ?? 0), 0);

const spacesOf = (parties: (DispatchParty | undefined)[], vehicle: Plan['vehicles'][number] | undefined) =>
  spaceKinds
    .map((kind) => ({
      kind,
      quantity: parties.reduce((sum, party) => sum + (party?.spaces?.[kind] ?? 0), 0),
      room: vehicle?.spaces?.[kind] ?? 0,
    }))
    .filter(({ quantity }) => quantity > 0);
function forbidsOf(plan: Plan, { driverId, vehicleId, stops }: DraftTrip, calculated: DispatchTrip | undefined) {
  const time = timeOfTrip(plan, { calculated });
  const isTaken =
    takenAt(plan, time, 'vehicleId', vehicleId) ??
    (driverId === undefined ? undefined : takenAt(plan, time, 'driverId', driverId));
  return [
    ...(driverId === undefined ? ['no-driver' as const] : []),
    ...(stops.length === 0 ? ['no-stops' as const] : []),
    ...(isTaken ? ['taken' as const] : []),
  ];
}

/** Combines the current trips with what the API last calculated for them. */
export function viewOf(plan: Plan, trips: DraftTrip[]): PlanView {
  const { trips: calculatedTrips = [] } = plan.draft ?? plan.published ?? {};
  const isDraft = plan.draft !== undefined || plan.published === undefined;
  const partyById = new Map(plan.parties.map((party) => [party.id, party]));
  const vehicles = new Map(plan.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const calculatedStops = new Map(calculatedTrips.flatMap(({ stops }) => stops).map((stop) => [stop.party, stop]));

  const shown = trips.map((trip, index): ShownTrip => {
    const stops = trip.stops.map((stop, i) => {
      const { at = stop.at, broken = [], point: calculated } = calculatedStops.get(stop.party) ?? {};
      const known = partyById.get(stop.party);
      const point = [calculated, ...(known?.points ?? [])].find((each) => each && each.id === stop.pointId);
      return { ...stop, at, broken, order: i + 1, known, point };
    });
    const vehicle = vehicles.get(trip.vehicleId);
    const parties = stops.map(({ known }) => known);
    const calculated = [calculatedTrips[index], ...calculatedTrips].find((each) => each?.vehicleId === trip.vehicleId);
    return {
      ...trip,
      number: index + 1,
      vehicle,
      stops,
      seats: seatsOf(parties),
      spaces: spacesOf(parties, vehicle),
      calculated,
      forbids: isDraft ? forbidsOf(plan, trip, calculated) : [],
    };
  });
  const planned = new Set(trips.flatMap(({ stops }) => stops.map(({ party }) => party)));
  const rules = new Map(plan.unplanned.map(({ party, rule }) => [party, rule]));
  const unplanned = plan.parties
    .filter(({ id }) => !planned.has(id))
    .map((party) => ({ party, rule: rules.get(party.id) }));
  const seats = seatsOf(plan.parties);
  return {
    trips: shown,
    unplanned,
    seats,
    plannedSeats: seats - seatsOf(unplanned.map(({ party }) => party)),
    usedVehicles: new Set(shown.filter(({ stops }) => stops.length > 0).map(({ vehicleId }) => vehicleId)).size,
    brokenCount: shown.reduce(
      (sum, { stops, calculated, forbids }) =>
        sum +
        (calculated?.broken.length ? 1 : 0) +
        (calculated?.driverBroken?.length ?? 0) +
        forbids.length +
        stops.filter(({ broken }) => broken.length > 0).length,
      0,
    ),
  };
}
