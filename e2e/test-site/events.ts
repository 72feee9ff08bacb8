import { randomUUID } from 'node:crypto';
import { query } from '@idavuelta/api/database/database.ts';
import { type SeededPlaces, seedEvent } from '@idavuelta/api/seed/events.ts';
import type { SeedEvent } from '@idavuelta/api/seed/seed-content.ts';
import { content } from '@idavuelta/demo/catalogue/index.ts';
import { links } from '@idavuelta/shared/contracts';
import { withDatabase } from './database.ts';

/**
 * Adds an event for one journey: a copy of a demo event with all seats free, unlisted, so that it changes no list,
 * search or neighbour for others.
 * @returns its slug, and the path of its page
 */
export async function ownEvent(like: string, changes: Partial<SeedEvent> = {}) {
  const model = content.events.find(({ slug }) => slug === like);
  if (!model) throw new Error(`the demo has no event ${like}`);
  const slug = `${like}-${randomUUID().slice(0, 8)}`;
  await withDatabase(async (db) => {
    const where = await seededPlaces((text) => query(db, text));
    const [picture] = await query<{ path: string }>(db, 'SELECT image_path AS path FROM event WHERE slug = $1', [like]);
    await db
      .transaction()
      .execute((tx) =>
        seedEvent(tx, { ...model, ...changes, slug, visibility: 'unlisted' }, where, { imagePath: picture?.path }),
      );
  });
  return { slug, path: links.event(slug) };
}

type Row = { id: number; name: string; country: string };

async function seededPlaces(read: (text: string) => Promise<Row[]>): Promise<SeededPlaces> {
  const provinces = await read('SELECT id, name, country_code AS country FROM province');
  const places = await read('SELECT id, name, country_code AS country FROM place');
  const idOf = (rows: Row[], { name, countryCode }: { name: string; countryCode: string }) =>
    rows.find((row) => row.name === name && row.country === countryCode)?.id ?? 0;
  return {
    provinces: new Map(content.provinces.map((province) => [province.key, idOf(provinces, province)])),
    places: new Map(content.places.map((place) => [place.key, { id: idOf(places, place), place }])),
  };
}
