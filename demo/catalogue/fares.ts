import type { SeedCategory, SeedEvent, SeedVariant } from '@idavuelta/api/seed/seed-content.ts';
import type { Coordinates } from './coordinates.ts';
import { categoryTexts, variantTexts } from './fare-texts.ts';

type Service = keyof typeof categoryTexts;

interface Offer {
  text: keyof typeof variantTexts;
  capacity: number;
  stops: number;
  /** Price in single shared seats. */
  factor: number;
  /** Units of the service's pool that one ticket takes. */
  units: number;
}

/** What a service has from each province on every date: seats, or whole vans where the van is private. */
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

/** A fixed stop that a cheaper variant of the shared van leaves from. */
interface MeetingPoint {
  province: string;
  address: string;
  counties: string[];
  /** How long before the event the van leaves. */
  minutes: number;
  coordinates: Coordinates;
}

export interface FareOptions {
  /** Default: all three. */
  services?: Service[];
  /** Multiplies what every date has; 0 is sold out. Default 1. */
  supply?: number;
  /** Shown as recommended. Default: the preferred van. */
  recommended?: Service;
  meetingPoint?: MeetingPoint;
}

/** To the nearest half sol, as fares are printed. */
const halfSoles = (price: number) => Math.round(price * 2) / 2;

const poolOf = (service: Service, province: string) => `${service}-${province}`;

/**
 * The categories of an event, and the pools that they sell from: all tickets of a service from one province fill the
 * same vans.
 * @param seats by province key, the price in soles of one seat in the shared van
 */
export function fares(
  seats: Record<string, number>,
  options: FareOptions = {},
): Pick<SeedEvent, 'categories' | 'pools'> {
  const {
    services = ['shared', 'preferred', 'private'],
    supply = 1,
    recommended = 'preferred',
    meetingPoint,
  } = options;
  const top = services.includes(recommended) ? recommended : services[0];
  // The category whose priority equals the number of categories is the recommended one.
  const others = services.filter((service) => service !== top);

  const categories: SeedCategory[] = services.map((service) => ({
    priority: service === top ? services.length : others.indexOf(service) + 1,
    translations: categoryTexts[service],
    variants: [
      ...Object.entries(seats).flatMap(([province, seat]) =>
        offers[service].map((offer) => variant(province, seat, offer, poolOf(service, province))),
      ),
      ...(meetingPoint && service === 'shared' ? [fromMeetingPoint(meetingPoint, seats)] : []),
    ],
  }));
  const pools = services.flatMap((service) =>
    Object.keys(seats).map(
      (province) => [poolOf(service, province), Math.round(capacities[service] * supply)] as const,
    ),
  );
  return { categories, pools: Object.fromEntries(pools) };
}

function variant(province: string, seat: number, offer: Offer, pool: string): SeedVariant {
  const { text, capacity, stops, factor, units } = offer;
  return {
    province,
    price: halfSoles(seat * factor),
    capacity,
    stops,
    pool,
    units,
    translations: variantTexts[text],
  };
}

function fromMeetingPoint({ province, ...approach }: MeetingPoint, seats: Record<string, number>) {
  const offer: Offer = { text: 'meetingPoint', capacity: 1, stops: 1, factor: 0.8, units: 1 };
  return {
    ...variant(province, seats[province] ?? 0, offer, poolOf('shared', province)),
    approach,
  };
}
