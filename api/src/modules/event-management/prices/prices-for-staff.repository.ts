import type { Translations } from '@idavuelta/shared/contracts';
import { paymentType } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { byName } from '../../../database/by-name.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { waitingStates } from '../../orders/order-transitions.ts';
import { priceOn } from '../../seats/prices.repository.ts';

type Names = Translations<{ name: string }>;

/** Current and future price of a variant. */
export interface PricedVariant {
  id: number;
  category: Names;
  translations: Names;
  province: string;
  amountMinor: number;
  heldTickets: number;
}

export interface StoredPrice {
  id: number;
  variantId: number;
  departureId: number | null;
  /** Null to reset a departure to the general price. */
  amountMinor: number | null;
  from: Date;
  isDue: boolean;
}

interface NewPrice {
  variantId: number;
  departureId: number | null;
  amountMinor: number | null;
  /** Now when absent. */
  from?: Date | undefined;
  by: string;
}

export const createPricesForStaffRepository = (db: Queryable) => ({
  event: (slug: string) =>
    db
      .selectFrom('event as e')
      .select(['e.id', 'e.slug', 'e.translations', 'e.time_zone as timeZone', 'e.prices_revision as revision'])
      .select('e.country_code as countryCode')
      .select(({ eb }) => [
        eb('e.payment_type', '=', paymentType.invited).$castTo<boolean>().as('isFree'),
        now.as('readAt'),
      ])
      .where('e.slug', '=', slug)
      .executeTakeFirst(),

  /** Reads the event and blocks other changes to it until the transaction ends, but not its buyers. */
  async lockEvent(slug: string) {
    await db.selectFrom('event').select('id').where('slug', '=', slug).forNoKeyUpdate().execute();
    return this.event(slug);
  },

  nextRevision: (eventId: number) =>
    db
      .updateTable('event')
      .set((eb) => ({ prices_revision: eb('prices_revision', '+', 1) }))
      .where('id', '=', eventId)
      .execute(),

  variants: (eventId: number): Promise<PricedVariant[]> =>
    db
      .selectFrom('product_variant as v')
      .innerJoin('category as c', 'c.id', 'v.category_id')
      .innerJoin('province as p', 'p.id', 'v.province_id')
      .select(['v.id', 'c.translations as category', 'v.translations', 'p.name as province'])
      .select((eb) => [
        priceOn(sql`NULL`).as('amountMinor'),
        eb
          .selectFrom('order_ticket as t')
          .innerJoin('orders as o', 'o.id', 't.order_id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('t.product_variant_id', '=', 'v.id')
          .where('o.state', 'in', waitingStates)
          .$asScalar()
          .$notNull()
          .as('heldTickets'),
      ])
      .where('c.event_id', '=', eventId)
      .orderBy('c.priority', 'desc')
      .orderBy('c.id')
      .orderBy(byName('p.name'))
      .orderBy('v.position')
      .orderBy('v.id')
      .execute(),

  /** Returns prices of single departures and future prices, latest first. */
  stored: (eventId: number): Promise<StoredPrice[]> =>
    db
      .selectFrom('variant_price as p')
      .innerJoin('product_variant as v', 'v.id', 'p.product_variant_id')
      .innerJoin('category as c', 'c.id', 'v.category_id')
      .select(['p.id', 'p.product_variant_id as variantId', 'p.departure_id as departureId'])
      .select(['p.amount_minor as amountMinor', 'p.valid_from as from'])
      .select(({ eb }) => eb('p.valid_from', '<=', now).$castTo<boolean>().as('isDue'))
      .where('c.event_id', '=', eventId)
      .orderBy('p.valid_from', 'desc')
      .execute(),

  /** Upcoming departures that were not called off. */
  departures: (eventId: number) =>
    db
      .selectFrom('departure')
      .select(['id', 'starts_at as startsAt'])
      .where('event_id', '=', eventId)
      .where('called_off_at', 'is', null)
      .where('starts_at', '>', now)
      .orderBy('starts_at')
      .execute(),

  setGeneral: (variantId: number, amountMinor: number) =>
    db.updateTable('product_variant').set({ amount_minor: amountMinor }).where('id', '=', variantId).execute(),

  /** Adds a departure's price or a future price, replacing one with the same start time. */
  async add({ variantId, departureId, amountMinor, from, by }: NewPrice) {
    await db
      .insertInto('variant_price')
      .values({
        product_variant_id: variantId,
        departure_id: departureId,
        amount_minor: amountMinor,
        valid_from: from ?? now,
        applied: from === undefined,
        set_by: by,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['product_variant_id', 'departure_id', 'valid_from'])
          .doUpdateSet(({ ref }) => ({ amount_minor: ref('excluded.amount_minor'), set_by: ref('excluded.set_by') })),
      )
      .execute();
  },

  /** Removes a future price. @returns undefined for an unknown price or one already in effect */
  remove: (eventId: number, id: number) =>
    db
      .deleteFrom('variant_price as p')
      .using('product_variant as v')
      .innerJoin('category as c', 'c.id', 'v.category_id')
      .whereRef('v.id', '=', 'p.product_variant_id')
      .where('c.event_id', '=', eventId)
      .where('p.id', '=', id)
      .where('p.valid_from', '>', now)
      .returning(['p.product_variant_id as variantId', 'p.departure_id as departureId'])
      .returning(['p.amount_minor as amountMinor', 'p.valid_from as from'])
      .executeTakeFirst(),

  /** Returns and locks due prices that pages were not notified of, earliest first. */
  due: () =>
    db
      .selectFrom('variant_price as p')
      .innerJoin('product_variant as v', 'v.id', 'p.product_variant_id')
      .innerJoin('category as c', 'c.id', 'v.category_id')
      .innerJoin('event as e', 'e.id', 'c.event_id')
      .select(['p.id', 'p.product_variant_id as variantId', 'p.departure_id as departureId', 'c.event_id as eventId'])
      .select([
        'p.amount_minor as amountMinor',
        'p.set_by as by',
        'v.amount_minor as beforeMinor',
        'e.country_code as country',
      ])
      .where('p.applied', '=', false)
      .where('p.valid_from', '<=', now)
      .orderBy('p.valid_from')
      .orderBy('p.id')
      .forUpdate('p')
      .execute(),

  /** Updates the prices used by list filters for events that recently had a departure with its own price. */
  updateListedPrices: () =>
    sql`SELECT list_events(array_agg(DISTINCT d.event_id)) FROM variant_price p
      JOIN departure d ON d.id = p.departure_id
      WHERE d.starts_at BETWEEN now() - interval '1 day' AND now()`.execute(db),

  markApplied: (id: number) => db.updateTable('variant_price').set({ applied: true }).where('id', '=', id).execute(),
  delete: (id: number) => db.deleteFrom('variant_price').where('id', '=', id).execute(),
});
