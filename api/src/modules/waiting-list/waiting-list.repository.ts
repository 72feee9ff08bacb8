import type { Language, OrderId, Waiting } from '@idavuelta/shared/contracts';
import { expressionBuilder, sql } from 'kysely';
import { isThere } from '../../database/affected-rows.ts';
import { now, type Queryable } from '../../database/database.ts';
import type { DB, WaitingList } from '../../database/schema.ts';
import { lastSale } from '../seats/departures.repository.ts';
import { toWaiting } from './waiting.ts';
import { selectWaiting } from './waiting-rows.repository.ts';

export interface NewWaiting {
  departureId: number;
  variantId: number;
  tickets: number;
  email: string;
  language: Language;
  siteOrigin: string;
  /** Hash of the visitor's network. */
  network: string;
  /** `asked`: the address is not confirmed yet. */
  state: 'asked' | 'waiting';
}

/** Maximum number of departures with seats reserved for one person. */
const offersPerPerson = 2;

const entries = expressionBuilder<DB & { w: WaitingList }, 'w'>();

/** SQL: number of entries with reserved seats and the same value in `column` as entry `w`. */
const offersTo = (column: 'email' | 'network') =>
  entries
    .selectFrom('waiting_list as own')
    .innerJoin('offered_seats as kept', 'kept.waiting_id', 'own.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kept.state', '=', 'held')
    .whereRef(`own.${column}`, '=', `w.${column}`);

/**
 * Selects entries `w` whose seats in pool `p` can be offered now: they are free, departure `d` of event `e` is on sale,
 * and neither person nor network has reached its limit.
 */
const selectOfferable = (db: Queryable, offersPerNetwork: number) =>
  selectWaiting(db)
    .innerJoin('offer as o', 'o.product_variant_id', 'w.product_variant_id')
    .innerJoin('seat_pool as p', (join) =>
      join.onRef('p.template_id', '=', 'o.template_id').onRef('p.departure_id', '=', 'w.departure_id'),
    )
    .where('w.state', '=', 'waiting')
    .where(({ eb }) => eb(offersTo('email'), '<', offersPerPerson))
    .where(({ eb }) => eb(offersTo('network'), '<', offersPerNetwork))
    .where(sql<boolean>`p.capacity - p.held - p.sold >= o.units * w.tickets`)
    .where('e.withdrawn', '=', false)
    .where('e.message', 'is', null)
    .where('e.sales_stopped', '=', false)
    .where('d.called_off_at', 'is', null)
    .where(({ eb, or }) => or([eb('e.sale_opens_at', 'is', null), eb('e.sale_opens_at', '<=', now)]))
    .where(lastSale('e', sql`d.starts_at`), '>', now);

export function createWaitingListRepository(db: Queryable) {
  return {
    /**
     * Returns the maximum number of the variant's tickets the departure could ever sell; undefined for a variant of
     * another event.
     */
    async maxTickets(departureId: number, variantId: number) {
      const pool = await db
        .selectFrom('offer as o')
        .innerJoin('seat_pool as p', 'p.template_id', 'o.template_id')
        .select(['p.capacity', 'o.units'])
        .where('p.departure_id', '=', departureId)
        .where('o.product_variant_id', '=', variantId)
        .executeTakeFirst();
      return pool && Math.floor(pool.capacity / pool.units);
    },

    /** Appends an entry unless the address is already listed. @returns its id; undefined if already listed */
    async add({ departureId, variantId, siteOrigin, ...entry }: NewWaiting) {
      const added = await db
        .insertInto('waiting_list')
        .values({ departure_id: departureId, product_variant_id: variantId, site_origin: siteOrigin, ...entry })
        .onConflict((conflict) =>
          conflict
            .columns(['departure_id', 'email'])
            .doUpdateSet(({ ref }) => ({
              product_variant_id: ref('excluded.product_variant_id'),
              tickets: ref('excluded.tickets'),
              language: ref('excluded.language'),
              site_origin: ref('excluded.site_origin'),
              network: ref('excluded.network'),
              joined_at: ref('excluded.joined_at'),
              state: ref('excluded.state'),
            }))
            .where(({ eb, and, not, exists, selectFrom, ref }) =>
              and([
                eb('waiting_list.state', '<>', 'waiting'),
                not(and([eb('waiting_list.state', '=', 'asked'), eb('excluded.state', '=', 'asked')])),
                not(
                  exists(
                    selectFrom('offered_seats as kept')
                      .select('kept.waiting_id')
                      .where('kept.waiting_id', '=', ref('waiting_list.id'))
                      .where('kept.state', '=', 'held'),
                  ),
                ),
              ]),
            ),
        )
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    /** Tells whether a confirmation of the address is already pending for another departure. */
    async wasRequested(email: string, id: number) {
      const others = db.selectFrom('waiting_list').select('id').where('email', '=', email).where('id', '<>', id);
      return (await others.where('state', '=', 'asked').limit(1).execute()).length > 0;
    },

    /** Confirms an address, which activates all its entries. @returns whether there were any */
    async confirm(id: number) {
      const confirmed = await db
        .updateTable('waiting_list as w')
        .from('waiting_list as confirmed')
        .set({ state: 'waiting', joined_at: sql<Date>`clock_timestamp()` })
        .where('confirmed.id', '=', id)
        .whereRef('w.email', '=', 'confirmed.email')
        .where('w.state', '=', 'asked')
        .returning('w.id')
        .execute();
      return confirmed.length > 0;
    },

    addToken: (hash: string, waitingId: number) =>
      db.insertInto('waiting_list_token').values({ hash, waiting_id: waitingId }).execute(),

    /** @returns the id of the entry whose link secret has this hash */
    idOf: async (hash: string): Promise<number | undefined> =>
      (await db.selectFrom('waiting_list_token').select('waiting_id as id').where('hash', '=', hash).executeTakeFirst())
        ?.id,

    /** Returns an entry's state for its mailed link. */
    async byId(id: number): Promise<Waiting | undefined> {
      const row = await selectWaiting(db)
        .leftJoin('offered_seats as kept', 'kept.waiting_id', 'w.id')
        .leftJoin('seat_pool as p', 'p.id', 'kept.seat_pool_id')
        .select(['w.state', 'w.product_variant_id as productVariantId', 'w.tickets', now.as('readAt')])
        .select(['d.event_id as eventId', 'd.event_date_id as eventDateId', 'd.starts_at as startsAt'])
        .select(['e.periodicity_type as periodicityType', 'e.time_zone as timeZone'])
        .select(['kept.state as seatsState', 'kept.units', 'kept.held_until as heldUntil', 'p.template_id as poolId'])
        .where('w.id', '=', id)
        .executeTakeFirst();
      return row && toWaiting(row);
    },

    /** Deletes address and network; the entry remains in case its link is opened again. */
    leave: (id: number) =>
      db.updateTable('waiting_list').set({ state: 'left', email: null, network: null }).where('id', '=', id).execute(),

    /** Tells whether someone waits for seats on the order's departure. */
    isWaitedFor: (orderId: OrderId) =>
      isThere(
        db
          .selectFrom('waiting_list as w')
          .innerJoin('orders as o', 'o.departure_id', 'w.departure_id')
          .select('w.id')
          .where('o.id', '=', orderId)
          .where('w.state', '=', 'waiting')
          .limit(1),
      ),

    /** Returns the departures on sale with free seats for a waiting entry. */
    departuresWithSeats: (offersPerNetwork: number) =>
      selectOfferable(db, offersPerNetwork)
        .select(['d.id', 'd.event_id as eventId'])
        .distinct()
        .orderBy('d.id')
        .limit(500)
        .execute(),

    /**
     * Serialises offers across processes until the transaction ends, because limits are counted before an offer is
     * made.
     */
    lockOffers: () => sql`SELECT pg_advisory_xact_lock(hashtextextended('waiting-list-offers', 0))`.execute(db),

    /**
     * Locks the earliest entry whose seats are free until the transaction ends.
     * @returns the entry, with the end of sales
     */
    next: (departureId: number, offersPerNetwork: number) =>
      selectOfferable(db, offersPerNetwork)
        .select(['w.id', 'w.product_variant_id as variantId', 'w.tickets'])
        .select(lastSale('e', sql`d.starts_at`).as('salesEnd'))
        .where('w.departure_id', '=', departureId)
        .orderBy('w.joined_at')
        .orderBy('w.id')
        .limit(1)
        .forUpdate('w')
        .skipLocked()
        .executeTakeFirst(),

    markOffered: (id: number) => db.updateTable('waiting_list').set({ state: 'told' }).where('id', '=', id).execute(),
  };
}
