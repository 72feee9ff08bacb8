import type {
  DispatchParty,
  DispatchPlan,
  DispatchTrip,
  Driver,
  PlanDraft,
  PlanVersion,
} from '@idavuelta/shared/contracts/staff';

/** Returns the time so many minutes after 17:00 in Lima, on the day of the event. */
export const planTime = (minutes: number) =>
  new Date(Date.parse('2027-03-06T22:00:00Z') + minutes * 60_000).toISOString();

export const aParty = (id: string, name: string, over: Partial<DispatchParty> = {}): DispatchParty => ({
  id,
  orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
  order: 'EXACTA22',
  tickets: [1],
  people: [{ name, phone: '+51987654321' }],
  seats: 1,
  private: false,
  address: 'Av. Larco 345',
  county: 'Miraflores',
  position: { latitude: -12.12, longitude: -77.03 },
  opensAt: planTime(0),
  closesAt: planTime(40),
  ...over,
});

type PlanVehicle = DispatchPlan['vehicles'][number];

export const aVehicle = (id: number, plate: string, over: Partial<PlanVehicle> = {}): PlanVehicle => ({
  id,
  revision: 1,
  plate,
  name: 'Sprinter',
  seats: 15,
  countryCode: 'PE',
  isRetired: false,
  outages: [],
  ...over,
});

const aDriver = (id: number, name: string): Driver => ({ id, name, isBlocked: false, revision: 1 });

const plates: Record<number, string> = { 21: 'ABC-123', 22: 'DEF-456', 23: 'GHI-789' };

const driverOf: Record<number, number> = { 21: 33, 22: 34 };

export const aTrip = (number: number, vehicleId: number, parties: string[]): DispatchTrip => ({
  number,
  vehicleId,
  ...(driverOf[vehicleId] && { driverId: driverOf[vehicleId] }),
  van: plates[vehicleId] ?? '',
  driver: '',
  locked: false,
  startsAt: planTime(0),
  endsAt: planTime(80),
  stops: parties.map((party, i) => ({ party, at: planTime(5 + i * 10), load: i + 1, broken: [] })),
  drivenKilometres: 18.4,
  drivenMinutes: 60,
  riddenMinutes: 120,
  broken: [],
});

export const aVersion = (trips: DispatchTrip[], over: Partial<PlanVersion> = {}): PlanVersion => ({
  version: 1,
  state: 'draft',
  revision: 4,
  changedAt: planTime(-600),
  changedBy: 'staff:rosa@idavuelta.example',
  trips,
  moved: [],
  ...over,
});

/** Four parties, the last one without a trip, in two of three vans. */
export const aPlan = (over: Partial<DispatchPlan> = {}): DispatchPlan => ({
  departure: {
    id: 5,
    event: { id: 9, slug: 'noche-de-cumbia', translations: { es_PE: { name: 'Noche de cumbia' } } },
    country: 'PE',
    place: 'Estadio Nacional',
    position: { latitude: -12.067, longitude: -77.034 },
    startsAt: planTime(180),
    endsAt: planTime(480),
    timeZone: 'America/Lima',
  },
  direction: 'out',
  readAt: planTime(-60),
  longestRide: 90,
  arrivesBy: planTime(150),
  parties: [
    aParty('1.0', 'Rosa Díaz', { seats: 2, tickets: [1, 2] }),
    aParty('2.0', 'Iván Soto'),
    aParty('3.0', 'Luz Ramos'),
    aParty('4.0', 'Noé Paz', { position: undefined }),
  ],
  vehicles: [21, 22, 23].map((id) => aVehicle(id, plates[id] ?? '', id === 23 ? { seats: 11 } : {})),
  taken: [],
  drivers: [aDriver(31, 'Luis Soto'), aDriver(32, 'Ana Gil'), aDriver(33, 'Eva Ruiz'), aDriver(34, 'Raúl Vega')],
  draft: aVersion([aTrip(1, 21, ['1.0', '2.0']), aTrip(2, 22, ['3.0'])]),
  unplanned: [{ party: '4.0' }],
  proposals: [],
  ...over,
});

/** Returns the API's response to a saved draft: the same trips with times, and the next revision. */
export const savedPlan = (plan: DispatchPlan, { trips }: PlanDraft, revision: number): DispatchPlan => {
  const planned = new Set(trips.flatMap(({ stops }) => stops.map(({ party }) => party)));
  return {
    ...plan,
    draft: aVersion(
      trips.map(({ stops, ...trip }, i) => ({
        ...aTrip(
          i + 1,
          trip.vehicleId,
          stops.map(({ party }) => party),
        ),
        ...trip,
        stops: stops.map(({ party, pointId }, at) => {
          const point = plan.parties.find(({ id }) => id === party)?.points?.find(({ id }) => id === pointId);
          return { party, at: planTime(5 + at * 10), load: at + 1, broken: [], ...(point && { point }) };
        }),
      })),
      { revision },
    ),
    unplanned: plan.parties.filter(({ id }) => !planned.has(id)).map(({ id }) => ({ party: id })),
  };
};
