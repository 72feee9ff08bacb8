import type { Queryable } from '../database/database.ts';
import { addDepartures } from '../modules/seats/seats.service.ts';
import { createCatalogueSeedRepository } from './catalogue.repository.ts';
import type { SeedEvent, SeedPlace, SeedVariant } from './seed-content.ts';

/** Ids of the seeded provinces and places, by their key in the content. */
export interface SeededPlaces {
  provinces: Map<string, number>;
  places: Map<string, { id: number; place: SeedPlace }>;
}

interface EventOptions {
  imagePath?: string;
  recommendedPosition?: number | null;
}

/** Inserts one event with its dates, stops, categories, variants and the seats of every date. */
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
  const soldOut: number[] = [];
  for (const date of dates) {
    const dateId = await catalogue.addEventDate(eventId, date, at.place.timeZone);
    if (date.soldOut) soldOut.push(dateId);
  }
  for (const stop of event.additionalStops) await catalogue.addStop(eventId, stop);
  const templates = await seedPools(tx, eventId, event);
  for (const category of event.categories) {
    const categoryId = await catalogue.addCategory(eventId, category);
    for (const variant of category.variants) {
      const provinceId = provinces.get(variant.province);
      if (provinceId === undefined) throw new Error(`Event ${event.slug} has a variant without a province.`);
      const variantId = await catalogue.addVariant(categoryId, at.id, provinceId, variant, event.countryCode);
      await catalogue.addOffer(variantId, await templates.of(variant), variant.units ?? 1);
    }
  }
  await addDepartures(tx, eventId);
  for (const dateId of soldOut) await catalogue.emptyPools(dateId);
}

/** Inserts shared pools; `of` returns a variant's pool, or inserts a separate one. */
async function seedPools(tx: Queryable, eventId: number, { slug, pools = {} }: SeedEvent) {
  const { addPoolTemplate } = createCatalogueSeedRepository(tx);
  const shared = new Map<string, number>();
  for (const [key, capacity] of Object.entries(pools)) shared.set(key, await addPoolTemplate(eventId, capacity));
  return {
    async of({ pool, stock }: SeedVariant) {
      const template = pool !== undefined ? shared.get(pool) : stock !== undefined && addPoolTemplate(eventId, stock);
      if (!template) throw new Error(`Event ${slug} has a variant without a stock or an unknown pool.`);
      return template;
    },
  };
}

/** Builds the full text of the search: names in all languages, the venue and its address. */
function searchText({ translations }: SeedEvent, place: SeedPlace) {
  const names = Object.values(translations).flatMap(({ name, firstPlaceName }) => [name, firstPlaceName ?? '']);
  return [...new Set([...names, place.name, place.address])].join(' ');
}
