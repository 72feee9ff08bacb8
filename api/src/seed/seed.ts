import type { Database, Queryable } from '../database/database.ts';
import type { SeedContent } from './content/types.ts';
import { seedDemo } from './demo.ts';
import { seedReference } from './reference.ts';
import { type Pictures, type SeedPlaces, seedEvent } from './seed-events.ts';

const lockKey = 7_412_002;

export interface SeedOptions {
  /** Catalogue for a database without events; absent: reference data only. */
  content?: SeedContent;
  /** Public path by picture key. */
  pictures?: Pictures;
  /** Also a customer, coupons and bank accounts to try things with. */
  demo?: boolean;
}

/** Fills the database: reference data always, the catalogue only when there is none. Safe to run in several processes. */
export async function seed(db: Database, { content, pictures = {}, demo = false }: SeedOptions = {}) {
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    await seedReference(tx);
    if (!content) return;
    if ((await tx.query('SELECT FROM event LIMIT 1')).length > 0) return refreshPictures(tx, content, pictures);
    const where = await seedPlaces(tx, content, pictures);
    let recommended = 0;
    for (const event of content.events) {
      await seedEvent(tx, event, where, pictures, event.recommended ? recommended++ : null);
    }
    await seedLanding(tx, content, pictures);
    if (demo) await seedDemo(tx);
  });
}

async function seedPlaces(tx: Queryable, content: SeedContent, pictures: Pictures): Promise<SeedPlaces> {
  const provinces: SeedPlaces['provinces'] = new Map();
  for (const { key, countryCode, name, counties } of content.provinces) {
    const [row] = await tx.query<{ id: number }>(
      'INSERT INTO province (country_code, name) VALUES ($1, $2) RETURNING id',
      [countryCode, name],
    );
    if (!row) continue;
    provinces.set(key, row.id);
    await tx.query('INSERT INTO county (province_id, name) SELECT $1, unnest($2::text[])', [row.id, counties]);
  }
  const places: SeedPlaces['places'] = new Map();
  for (const place of content.places) {
    const [row] = await tx.query<{ id: number }>(
      'INSERT INTO place (country_code, name, address, time_zone, image_path) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      [place.countryCode, place.name, place.address, place.timeZone, pictures[place.picture] ?? ''],
    );
    if (row) places.set(place.key, { id: row.id, place });
  }
  return { provinces, places };
}

async function seedLanding(tx: Queryable, { slides, testimonials }: SeedContent, pictures: Pictures) {
  for (const { countryCode, url, picture } of slides) {
    await tx.query('INSERT INTO landing_slide (country_code, url, image_path) VALUES ($1, $2, $3)', [
      countryCode,
      url,
      pictures[picture] ?? '',
    ]);
  }
  for (const { countryCode, message, user, picture, tags } of testimonials) {
    await tx.query(
      'INSERT INTO landing_comment (country_code, message, user_name, image_path, tags) VALUES ($1, $2, $3, $4, $5)',
      [countryCode, message, user, pictures[picture] ?? '', tags],
    );
  }
}

/** A picture's name changes with the code that draws it: what was seeded before follows. */
async function refreshPictures(tx: Queryable, content: SeedContent, pictures: Pictures) {
  const refresh = (table: string, column: string, rows: { name: string; picture: string }[]) =>
    tx.query(
      `UPDATE ${table} SET image_path = fresh.path
       FROM unnest($1::text[], $2::text[]) AS fresh (name, path)
       WHERE ${table}.${column} = fresh.name AND fresh.path <> '' AND image_path <> fresh.path`,
      [rows.map(({ name }) => name), rows.map(({ picture }) => pictures[picture] ?? '')],
    );
  await refresh(
    'event',
    'slug',
    content.events.map(({ slug, picture }) => ({ name: slug, picture })),
  );
  await refresh('place', 'name', content.places);
  await refresh(
    'landing_slide',
    'url',
    content.slides.map(({ url, picture }) => ({ name: url, picture })),
  );
  await refresh(
    'landing_comment',
    'message',
    content.testimonials.map(({ message, picture }) => ({ name: message, picture })),
  );
}
