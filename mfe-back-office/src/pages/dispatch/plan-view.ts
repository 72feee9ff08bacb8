import type { DispatchParty, DispatchRule, DispatchTrip } from '@idavuelta/shared/contracts/staff';
import type { Plan } from './dispatch.api.ts';
import type { DraftStop, DraftTrip } from './draft-moves.ts';

export interface ShownStop extends DraftStop {
  /** From 1, within the trip. */
  order: number;
  /** Undefined for a party that no longer travels. */
  known: DispatchParty | undefined;
  broken: DispatchRule[];
}

export interface ShownTrip extends Omit<DraftTrip, 'stops'> {
  /** From 1, within the plan. */
  number: number;
  vehicle: Plan['vehicles'][number] | undefined;
  stops: ShownStop[];
  seats: number;
  /** The trip as calculated by the API; undefined until it has been saved. */
  calculated: DispatchTrip | undefined;
}

export interface PlanView {
  trips: ShownTrip[];
  unplanned: { party: DispatchParty; rule: DispatchRule | undefined }[];
  /** Seats of all parties. */
  seats: number;
  plannedSeats: number;
  usedVehicles: number;
  /** Number of stops and trips that break a rule. */
  brokenCount: number;
}

const seatsOf = (parties: (DispatchParty | undefined)[]) =>
  parties.reduce((sum, party) => sum + (party?.seats ?? 0), 0);

/** Combines the current trips with what the API last calculated for them. */
export function viewOf(plan: Plan, trips: DraftTrip[]): PlanView {
  const { trips: calculatedTrips = [] } = plan.draft ?? plan.published ?? {};
  const parties = new Map(plan.parties.map((party) => [party.id, party]));
  const vehicles = new Map(plan.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const calculatedStops = new Map(calculatedTrips.flatMap(({ stops }) => stops).map((stop) => [stop.party, stop]));

  const shown = trips.map((trip, index): ShownTrip => {
    const stops = trip.stops.map((stop, i) => {
      const { at = stop.at, broken = [] } = calculatedStops.get(stop.party) ?? {};
      return { ...stop, at, broken, order: i + 1, known: parties.get(stop.party) };
    });
    return {
      ...trip,
      number: index + 1,
      vehicle: vehicles.get(trip.vehicleId),
      stops,
      seats: seatsOf(stops.map(({ known }) => known)),
      calculated: [calculatedTrips[index], ...calculatedTrips].find((each) => each?.vehicleId === trip.vehicleId),
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
      (sum, { stops, calculated }) =>
        sum + (calculated?.broken.length ? 1 : 0) + stops.filter(({ broken }) => broken.length > 0).length,
      0,
    ),
  };
}
