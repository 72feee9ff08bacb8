import { randomUUID } from 'node:crypto';
import { type Database, query } from '../database/database.ts';
import { type SeededPlaces, seedEvent } from '../seed/events.ts';
import type { SeedEvent, SeedVariant } from '../seed/seed-content.ts';
import { aSeedEvent, fixture, fixtureCustomer } from './fixture.ts';

/** Ids that an order for an event refers to. */
export interface Ids {
  eventId: number;
  slug: string;
  dateId: number;
  provinceId: number;
  placeId: number;
  variantId: number;
  countyId: number;
}

/** Adds events and customers to a test database with the fixture. */
export function createTestData(db: Database) {
  async function ids(slug: string): Promise<Ids> {
    const [row] = await query<Ids>(
      db,
      `SELECT e.id AS "eventId", e.slug, d.id AS "dateId", v.province_id AS "provinceId", v.place_id AS "placeId",
         v.id AS "variantId", k.id AS "countyId"
       FROM event e JOIN event_date d ON d.event_id = e.id JOIN category c ON c.event_id = e.id
       JOIN product_variant v ON v.category_id = c.id JOIN county k ON k.province_id = v.province_id
       WHERE e.slug = $1 ORDER BY d.id, v.id, k.id LIMIT 1`,
      [slug],
    );
    if (!row) throw new Error(`No event ${slug}`);
    return row;
  }

  /** Adds an event, by default with a unique slug. */
  async function addEvent(changes: Partial<SeedEvent> & { name?: string } = {}): Promise<Ids> {
    const event = aSeedEvent({ slug: `event-${randomUUID()}`, ...changes });
    await db.transaction().execute(async (tx) => {
      const rows = await query<{ id: number; name: string }>(tx, 'SELECT id, name FROM province');
      const places = await query<{ id: number; name: string }>(tx, 'SELECT id, name FROM place');
      const where: SeededPlaces = { provinces: new Map(), places: new Map() };
      for (const { key, name } of fixture.provinces)
        where.provinces.set(key, rows.find((r) => r.name === name)?.id ?? 0);
      for (const place of fixture.places) {
        where.places.set(place.key, { id: places.find(({ name }) => name === place.name)?.id ?? 0, place });
      }
      await seedEvent(tx, event, where);
    });
    return ids(event.slug);
  }

  /** Adds an event with these variants in its only category; omitted fields come from the fixture. */
  const addEventOf = (variants: Partial<SeedVariant>[], changes: Partial<SeedEvent> = {}) => {
    const [category] = aSeedEvent(changes.countryCode && { countryCode: changes.countryCode }).categories;
    const [defaultVariant] = category?.variants ?? [];
    if (!category || !defaultVariant) throw new Error('The fixture has no variant.');
    return addEvent({
      ...changes,
      categories: [{ ...category, variants: variants.map((variant) => ({ ...defaultVariant, ...variant })) }],
    });
  };

  return {
    ids,
    addEvent,
    addEventOf,

    addEventWith: (variant: Pick<Partial<SeedVariant>, 'price' | 'stock'>, changes: Partial<SeedEvent> = {}) =>
      addEventOf([variant], changes),

    /** Adds verified customers with the fixture's password. @returns their ids */
    addCustomers: async (emails: string[]) => {
      const rows = await query<{ id: number }>(
        db,
        `INSERT INTO customer (email, password_hash, first_name, last_name, phone_number, country_code, language, verified_at)
         SELECT added.email, password_hash, 'Ana', 'Rojas', '912345678', 'PE', 'es_PE', now()
         FROM customer CROSS JOIN unnest($1::text[]) AS added (email) WHERE customer.email = $2 RETURNING id`,
        [emails, fixtureCustomer.email],
      );
      return rows.map(({ id }) => id);
    },
  };
}
