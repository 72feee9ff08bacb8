import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export type SampleKind = 'event' | 'place' | 'coupon' | 'vehicle' | 'province';
export interface SampleItem {
  kind: SampleKind;
  id: number;
}

/** Reads how far an installation has come. */
export const createFirstDayRepository = (db: Queryable) => ({
  /** Tells whether anybody has paid for an event other than the sample. */
  hasSold: async () =>
    (await db
      .selectFrom('orders as o')
      .select('o.id')
      .where('o.paid_at', 'is not', null)
      .where(sql<boolean>`NOT EXISTS (SELECT FROM sample_item s WHERE s.kind = 'event' AND s.item_id = o.event_id)`)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  /** Tells which prerequisites of the first sale exist, not counting sample data. */
  steps: () =>
    db
      .selectNoFrom([
        sql<boolean>`EXISTS (SELECT FROM county k WHERE NOT EXISTS (
          SELECT FROM sample_item s WHERE s.kind = 'province' AND s.item_id = k.province_id))`.as('province'),
        sql<boolean>`EXISTS (SELECT FROM bank_account)`.as('payment'),
        sql<boolean>`EXISTS (SELECT FROM legal_version)`.as('legal'),
        sql<boolean>`EXISTS (SELECT FROM fiscal_company)`.as('taxCompany'),
        sql<boolean>`(SELECT count(*) FROM staff_user) > 1`.as('colleagues'),
      ])
      .executeTakeFirstOrThrow(),

  /** Returns the first event other than the sample, and whether it has departures and is published. */
  firstEvent: () =>
    db
      .selectFrom('event as e')
      .select(['e.slug', 'e.visibility'])
      .select(sql<boolean>`EXISTS (SELECT FROM departure d WHERE d.event_id = e.id)`.as('hasDepartures'))
      .where(sql<boolean>`NOT EXISTS (SELECT FROM sample_item s WHERE s.kind = 'event' AND s.item_id = e.id)`)
      .orderBy('e.id')
      .limit(1)
      .executeTakeFirst(),

  sampleEvent: async () =>
    (
      await db
        .selectFrom('sample_item as s')
        .leftJoin('event as e', (join) => join.onRef('e.id', '=', 's.item_id').on('s.kind', '=', 'event'))
        .select(sql<string>`COALESCE(e.slug, '')`.as('slug'))
        .orderBy(sql`e.slug IS NULL`)
        .limit(1)
        .executeTakeFirst()
    )?.slug,

  addSample: ({ kind, id }: SampleItem) => db.insertInto('sample_item').values({ kind, item_id: id }).execute(),

  async takenSlugs(slugs: string[]) {
    const rows = await db.selectFrom('event').select('slug').where('slug', 'in', slugs).execute();
    return new Set(rows.map(({ slug }) => slug));
  },

  eventId: (slug: string) =>
    db.selectFrom('event').select(['id', 'place_id as placeId']).where('slug', '=', slug).executeTakeFirstOrThrow(),
});
