import type { SeedCategory, SeedVariant } from '@idavuelta/api/seed/seed-content.ts';
import { categoryTexts, variantTexts } from './fare-texts.ts';

type Service = keyof typeof categoryTexts;

interface Offer {
  text: keyof typeof variantTexts;
  capacity: number;
  stops: number;
  /** Price in single shared seats. */
  factor: number;
  stock: number;
}

const offers: Record<Service, Offer[]> = {
  shared: [
    { text: 'one', capacity: 1, stops: 1, factor: 1, stock: 60 },
    { text: 'two', capacity: 2, stops: 2, factor: 1.9, stock: 30 },
  ],
  preferred: [
    { text: 'one', capacity: 1, stops: 1, factor: 1.45, stock: 24 },
    { text: 'three', capacity: 3, stops: 2, factor: 4.1, stock: 10 },
  ],
  private: [
    { text: 'four', capacity: 4, stops: 3, factor: 6.2, stock: 6 },
    { text: 'six', capacity: 6, stops: 4, factor: 8.4, stock: 4 },
  ],
};

/** A fixed stop that a cheaper variant of the shared van leaves from. */
interface MeetingPoint {
  province: string;
  address: string;
  counties: string[];
}

export interface FareOptions {
  /** Default: all three. */
  services?: Service[];
  /** Multiplies every stock; 0 is sold out. Default 1. */
  supply?: number;
  /** Shown as recommended. Default: the preferred van. */
  recommended?: Service;
  meetingPoint?: MeetingPoint;
}

/** To the nearest half sol, as fares are printed. */
const halfSoles = (price: number) => Math.round(price * 2) / 2;

/**
 * The categories of an event.
 * @param seats by province key, the price in soles of one seat in the shared van
 */
export function fares(seats: Record<string, number>, options: FareOptions = {}): SeedCategory[] {
  const {
    services = ['shared', 'preferred', 'private'],
    supply = 1,
    recommended = 'preferred',
    meetingPoint,
  } = options;
  const top = services.includes(recommended) ? recommended : services[0];
  // The category whose priority equals the number of categories is the recommended one.
  const others = services.filter((service) => service !== top);

  return services.map((service) => ({
    priority: service === top ? services.length : others.indexOf(service) + 1,
    translations: categoryTexts[service],
    variants: [
      ...Object.entries(seats).flatMap(([province, seat]) =>
        offers[service].map((offer) => variant(province, seat, offer, supply)),
      ),
      ...(meetingPoint && service === 'shared' ? [fromMeetingPoint(meetingPoint, seats, supply)] : []),
    ],
  }));
}

function variant(province: string, seat: number, offer: Offer, supply: number): SeedVariant {
  const { text, capacity, stops, factor, stock } = offer;
  return {
    province,
    price: halfSoles(seat * factor),
    capacity,
    stops,
    stock: Math.round(stock * supply),
    translations: variantTexts[text],
  };
}

function fromMeetingPoint(
  { province, address, counties }: MeetingPoint,
  seats: Record<string, number>,
  supply: number,
) {
  const offer: Offer = { text: 'meetingPoint', capacity: 1, stops: 1, factor: 0.8, stock: 40 };
  return { ...variant(province, seats[province] ?? 0, offer, supply), approach: { address, counties } };
}
