import type { Category, EventDetail, Province } from '@idavuelta/shared/contracts';
import { orderOf, type Party, type SharedSeat } from './riders.ts';

/** Calls the API as a customer. */
export type CallApi = <T>(method: string, path: string, body?: unknown) => Promise<T>;

interface Sale {
  /** Slug of the event. */
  slug: string;
  parties: Party[];
  /** URL of the site. */
  url: string;
}

/** Sells single shared seats of the first date to parties. @throws Error when the event sells none */
export async function sellSeats(call: CallApi, { slug, parties, url }: Sale) {
  const seat = await sharedSeatOf(call, slug);
  for (const party of parties) await call('POST', '/shop-api/init-payment', orderOf(party, seat, url));
}

async function sharedSeatOf(call: CallApi, slug: string): Promise<SharedSeat> {
  const event = await call<EventDetail>('GET', `/events/${slug}`);
  const eventDateId = event.calendars[0]?.id;
  const [category] = await call<Category[]>('GET', `/events/${event.id}/product-variant?eventDateId=${eventDateId}`);
  const provinces = await call<Province[]>('GET', `/provinces/by-event/${event.id}`);
  const variant = category?.subCategories.find(({ capacity }) => capacity === 1);
  const province = provinces.find(({ id }) => id === variant?.provinceId);
  if (!eventDateId || !variant || !province) throw new Error(`${slug} sells no single seats.`);
  return { eventDateId, province, placeId: variant.placeId, productVariantId: variant.productVariantId };
}
