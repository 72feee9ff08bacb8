import type { OrderDetail } from '../api/orders.ts';
import { links } from '../links.ts';
import { dayAt } from '../time/index.ts';

/** The booking that a shared link proposes; it does not say who shared it. */
export interface SharedVan {
  variantId: number;
  /** One of the event's dates. */
  dateId?: number;
  /** `YYYY-MM-DD` in the event's zone, for an event whose day the buyer picks. */
  day?: string;
}

const names = { van: 'van', date: 'date', day: 'day' } as const;

/** Returns the path of an event's page with a query string that proposes a van. */
export const sharedVanLink = (slug: string, { variantId, dateId, day }: SharedVan) =>
  `${links.event(slug)}?${new URLSearchParams({
    [names.van]: String(variantId),
    ...(dateId && { [names.date]: String(dateId) }),
    ...(day && { [names.day]: day }),
  })}`;

/** Reads the van that a query string proposes; undefined when it is missing or invalid. */
export function readSharedVan(query: string): SharedVan | undefined {
  const params = new URLSearchParams(query);
  const numberIn = (name: string) => Number(/^\d{1,9}$/.exec(params.get(name) ?? '')?.[0]) || undefined;
  const variantId = numberIn(names.van);
  const day = /^\d{4}-\d\d-\d\d$/.exec(params.get(names.day) ?? '')?.[0];
  return variantId ? { variantId, dateId: numberIn(names.date), day } : undefined;
}

/** Returns a link to a purchase's event that proposes the van of its first valid ticket. */
export function linkOf({ event: { slug, dateId, startDate, timeZone }, tickets }: OrderDetail): string {
  const ticket = tickets.find(({ refunded }) => !refunded);
  if (!ticket) return links.event(slug);
  const day = dayAt(startDate, timeZone);
  return sharedVanLink(slug, { variantId: ticket.productVariantId, dateId, day });
}
