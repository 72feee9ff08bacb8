import { type FieldError, links } from '@idavuelta/shared/contracts';
import type { SlideItem } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { createSlideEventsRepository } from './slide-events.repository.ts';

const { home, aboutUs, wedding, contact, faq, massiveEvents, privateEvents, alliances, howBook, search } = links;
const pages = new Set(
  [home, aboutUs, wedding, contact, faq, massiveEvents, privateEvents, alliances, howBook].map((page) => page()),
);
const events = links.event('');
/** Path of a page for companies, which starts with a product name. */
const ofCompanies = /^\/[\w-]+-companies$/;

const isPage = (url: string) =>
  pages.has(url) || url === search() || url.startsWith(`${search()}?`) || ofCompanies.test(url);

/** Returns the slug at the end of an event's URL; undefined for a malformed one. */
function slugOf(url: string) {
  try {
    return decodeURIComponent(url.slice(events.length));
  } catch {
    return undefined; // URIError for input such as `%E0`
  }
}

/** Finds slides with broken links: to a page that does not exist, or an event that visitors cannot open. */
export async function slideMistakes(db: Queryable, items: SlideItem[]): Promise<FieldError[]> {
  const slugs = items.flatMap(({ url }) => (url.startsWith(events) ? (slugOf(url) ?? []) : []));
  const known = new Set(await createSlideEventsRepository(db).openSlugs(slugs));
  const reasonOf = (url: string) => {
    if (!url.startsWith(events)) return isPage(url) ? undefined : 'unknown_page';
    return known.has(slugOf(url) ?? '') ? undefined : 'unknown_event';
  };
  return items.flatMap(({ url }, place) => {
    const reason = reasonOf(url);
    return reason ? [{ field: `items.${place}.url`, reason }] : [];
  });
}
