import type { Queryable } from '../database/database.ts';
import { createCatalogueSeedRepository } from './catalogue.repository.ts';
import type { SeedEvent, SeedPlace } from './seed-content.ts';

/** Ids of the seeded provinces and places, by their key in the content. */
export interface SeededPlaces {
  provinces: Map<string, number>;
  places: Map<string, { id: number; place: SeedPlace }>;
}

interface EventOptions {
  imagePath?: string;
  recommendedPosition?: number | null;
}

/** Inserts one event with its dates, stops, categories and variants. */
export async function seedEvent(
  tx: Queryable,
  event: SeedEvent,
  { provinces, places }: SeededPlaces,
  { imagePath = '', recommendedPosition = null }: EventOptions = {},
) {
  const catalogue = createCatalogueSeedRepository(tx);
  const at = places.get(event.place);
  const dates = [...event.dates].sort((a, b) => a.daysAhead - b.daysAhead);
  const [start, last] = [dates[0], dates.at(-1)];
  if (!at || !start || !last) throw new Error(`Event ${event.slug} has no place or no date.`);

  const eventId = await catalogue.addEvent(event, {
    placeId: at.id,
    timeZone: at.place.timeZone,
    imagePath,
    recommendedPosition,
    searchText: searchText(event, at.place),
    start,
    last: { daysAhead: event.endDaysAhead ?? last.daysAhead, time: last.time },
  });
  for (const date of dates) await catalogue.addEventDate(eventId, date, at.place.timeZone);
  for (const stop of event.additionalStops) await catalogue.addStop(eventId, stop);
  for (const category of event.categories) {
    const categoryId = await catalogue.addCategory(eventId, category);
    for (const variant of category.variants) {
      const provinceId = provinces.get(variant.province);
      if (provinceId === undefined) throw new Error(`Event ${event.slug} has a variant without a province.`);
      await catalogue.addVariant(categoryId, at.id, provinceId, variant);
    }
  }
}

/** The text in which /search looks for words: names in all languages, the place and its address. */
function searchText({ translations }: SeedEvent, place: SeedPlace) {
  const names = Object.values(translations).flatMap(({ name, firstPlaceName }) => [name, firstPlaceName ?? '']);
  return [...new Set([...names, place.name, place.address])].join(' ');
}
