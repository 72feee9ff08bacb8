import type { SeedCategory, SeedCoordinates, SeedEvent, SeedVariant } from '@idavuelta/api/seed/seed-content.ts';
import type { CountryCode } from '@idavuelta/shared/contracts';
import { readData } from './read-data.ts';
import { inAllLanguages, type NameAndDescription, type Worded } from './texts.ts';

type Service = 'shared' | 'preferred' | 'private';

/** Capacity of a ticket, or its kind of pick-up. */
type Ticket = 'one' | 'two' | 'three' | 'four' | 'six' | 'meetingPoint';

const texts = readData<{
  categories: Record<Service, Worded<NameAndDescription>>;
  variants: Record<Ticket, Worded<NameAndDescription>>;
}>('fare-texts');

interface Offer {
  text: Ticket;
  capacity: number;
  stops: number;
  /** Price as a multiple of a single shared seat. */
  factor: number;
  /** Units of the service's pool that one ticket takes. */
  units: number;
}

/** Capacity of a service from each province on every date: seats, or whole vans for the private van. */
const capacities: Record<Service, number> = { shared: 120, preferred: 54, private: 10 };

const offers: Record<Service, Offer[]> = {
  shared: [
    { text: 'one', capacity: 1, stops: 1, factor: 1, units: 1 },
    { text: 'two', capacity: 2, stops: 2, factor: 1.9, units: 2 },
  ],
  preferred: [
    { text: 'one', capacity: 1, stops: 1, factor: 1.45, units: 1 },
    { text: 'three', capacity: 3, stops: 2, factor: 4.1, units: 3 },
  ],
  private: [
    { text: 'four', capacity: 4, stops: 3, factor: 6.2, units: 1 },
    { text: 'six', capacity: 6, stops: 4, factor: 8.4, units: 1 },
  ],
};

/** A fixed stop for a cheaper variant of the shared van. */
interface MeetingPoint {
  province: string;
  address: string;
  counties: string[];
  /** Minutes before the event at which the van leaves. */
  minutes: number;
  coordinates: SeedCoordinates;
}

/** Prices and supply of an event. */
export interface Fares {
  /** Price of one seat in the shared van, decimal in the currency of the country, by province key. */
  seats: Record<string, number>;
  /** Default: all three. */
  services?: Service[];
  /** Multiplies the supply of every date; 0 means sold out. Default 1. */
  supply?: number;
  /** The recommended service. Default: the preferred van. */
  recommended?: Service;
  meetingPoint?: MeetingPoint;
  /** One category, one variant, one ticket left, for which two concurrent buyers compete. */
  oneSeatLeft?: boolean;
}

/** Steps in which fares are printed. */
const steps: Record<CountryCode, number> = { PE: 0.5, CL: 100, ES: 0.5 };
const printed = (price: number, country: CountryCode) => Math.round(price / steps[country]) * steps[country];

const poolOf = (service: Service, province: string) => `${service}-${province}`;

/**
 * Returns the categories of an event and their pools: all tickets of a service from one province share the same vans.
 */
export function toStock(
  {
    seats,
    services = ['shared', 'preferred', 'private'],
    supply = 1,
    recommended = 'preferred',
    meetingPoint,
    oneSeatLeft,
  }: Fares,
  country: CountryCode,
): Pick<SeedEvent, 'categories' | 'pools'> {
  const top = services.includes(recommended) ? recommended : services[0];
  // The category whose priority equals the number of categories is the recommended one.
  const others = services.filter((service) => service !== top);

  const categories: SeedCategory[] = services.map((service) => ({
    priority: service === top ? services.length : others.indexOf(service) + 1,
    translations: inAllLanguages(texts.categories[service]),
    variants: [
      ...Object.entries(seats).flatMap(([province, seat]) =>
        offers[service].map((offer) =>
          variant(province, seat * offer.factor, offer, { country, pool: poolOf(service, province) }),
        ),
      ),
      ...(meetingPoint && service === 'shared' ? [fromMeetingPoint(meetingPoint, seats, country)] : []),
    ],
  }));
  if (oneSeatLeft) return lastSeat(categories);
  const pools = services.flatMap((service) =>
    Object.keys(seats).map(
      (province) => [poolOf(service, province), Math.round(capacities[service] * supply)] as const,
    ),
  );
  return { categories, pools: Object.fromEntries(pools) };
}

function variant(
  province: string,
  price: number,
  { text, capacity, stops, units }: Offer,
  { country, pool }: { country: CountryCode; pool: string },
): SeedVariant {
  return {
    province,
    price: printed(price, country),
    capacity,
    stops,
    pool,
    units,
    translations: inAllLanguages(texts.variants[text]),
  };
}

function fromMeetingPoint(
  { province, ...approach }: MeetingPoint,
  seats: Record<string, number>,
  country: CountryCode,
) {
  const offer: Offer = { text: 'meetingPoint', capacity: 1, stops: 1, factor: 0.8, units: 1 };
  return {
    ...variant(province, (seats[province] ?? 0) * offer.factor, offer, { country, pool: poolOf('shared', province) }),
    approach,
  };
}

function lastSeat([shared]: SeedCategory[]): Pick<SeedEvent, 'categories' | 'pools'> {
  const [single] = shared?.variants ?? [];
  if (!shared || !single) throw new Error('The shared van has no single seat');
  return { categories: [{ ...shared, variants: [single] }], pools: { [String(single.pool)]: 1 } };
}
