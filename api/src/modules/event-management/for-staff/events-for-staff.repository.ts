import type { CountryCode, EventType } from '@idavuelta/shared/contracts';
import type { SaleStatus, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import type { StoredVisibility } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { exactMoment } from '../../../database/exact-moment.ts';
import { listPage } from '../../../database/list-page.ts';
import { localName } from '../../../database/local-name.ts';
import { running } from '../../catalogue/running.repository.ts';
import { salesOfEvent } from '../../seats/availability.repository.ts';

/** An event as staff sees it. Seat counts are totals over its departures. */
export interface ManagedEvent {
  id: number;
  slug: string;
  name: string;
  countryCode: CountryCode;
  place: string;
  timeZone: string;
  startsAt: Date;
  /** False for a draft without departures, whose `startsAt` is meaningless. */
  hasDates: boolean;
  type: EventType;
  imagePath: string;
  /** Incremented by each change of the event, its state or its picture. */
  revision: number;
  visibility: StoredVisibility;
  status: SaleStatus;
  salesStopped: boolean;
  capacity: number;
  sold: number;
  held: number;
}

type SortedColumn = 'startsAt' | 'name' | 'sold' | 'capacity';

export type EventKeys = [startsAt: string, id: number];

export interface EventFilter {
  country?: CountryCode | undefined;
  type?: EventType | undefined;
  visibility?: StoredVisibility | undefined;
  /** All events that are not over when absent. */
  status?: SaleStatus | undefined;
  /** Part of the slug, the place or a name in any language. */
  text?: string | undefined;
}

const hasDates = sql<boolean>`EXISTS (SELECT FROM event_date d WHERE d.event_id = event.id)`;

const saleStatus: RawBuilder<SaleStatus> = sql`CASE
  WHEN event.visibility = 'draft' AND NOT ${hasDates} THEN 'draft'
  WHEN NOT ${running} THEN 'over'
  WHEN event.visibility = 'draft' THEN 'draft'
  WHEN event.withdrawn OR event.message IS NOT NULL THEN 'withdrawn'
  WHEN event.sales_stopped THEN 'stopped'
  WHEN NOT sales.open THEN 'closed'
  WHEN event.sale_opens_at > now() THEN 'announced'
  WHEN NOT sales.available THEN 'sold_out'
  ELSE 'on_sale' END`;

/** Selects all events with their sales; `searched` is the text to search. */
const selectManaged = (db: Queryable) =>
  db.selectFrom((eb) =>
    eb
      .selectFrom('event')
      .innerJoin('place', 'place.id', 'event.place_id')
      .innerJoin('country', 'country.code', 'event.country_code')
      .innerJoinLateral(salesOfEvent.as('sales'), (join) => join.onTrue())
      .innerJoinLateral(
        (event) =>
          event
            .selectFrom('departure as d')
            .innerJoin('seat_pool as p', 'p.departure_id', 'd.id')
            .select(({ fn, lit }) => [
              fn.coalesce(fn.sum<number>('p.capacity'), lit(0)).as('capacity'),
              fn.coalesce(fn.sum<number>('p.sold'), lit(0)).as('sold'),
              fn.coalesce(fn.sum<number>('p.held'), lit(0)).as('held'),
            ])
            .whereRef('d.event_id', '=', 'event.id')
            .as('seats'),
        (join) => join.onTrue(),
      )
      .select(['event.id', 'event.slug', 'event.country_code as countryCode', 'event.time_zone as timeZone'])
      .select(['event.starts_at as startsAt', 'event.visibility', 'place.name as place'])
      .select(['event.type', 'event.image_path as imagePath', 'event.sales_stopped as salesStopped'])
      .select('event.revision')
      .select(hasDates.as('hasDates'))
      .select(['seats.capacity', 'seats.sold', 'seats.held', saleStatus.as('status')])
      .select(localName('event.translations', 'country.default_locale').as('name'))
      .select(sql<string>`event.search_text || ' ' || event.slug`.as('searched'))
      .as('managed'),
  );

const columns = [
  ...(['managed.id', 'managed.slug', 'managed.name', 'managed.countryCode', 'managed.place'] as const),
  ...(['managed.timeZone', 'managed.startsAt', 'managed.visibility', 'managed.status'] as const),
  ...(['managed.type', 'managed.imagePath', 'managed.salesStopped', 'managed.hasDates', 'managed.revision'] as const),
  ...(['managed.capacity', 'managed.sold', 'managed.held'] as const),
] as const;

/** Events of every visibility, and staff's changes to them. */
export function createManagedEventsRepository(db: Queryable) {
  const filtered = ({ country, type, visibility, status, text }: EventFilter) =>
    selectManaged(db)
      .select(columns)
      .where(({ eb }) => (status ? eb('managed.status', '=', status) : eb('managed.status', '<>', 'over')))
      .$if(country !== undefined, (query) => query.where('managed.countryCode', '=', country as CountryCode))
      .$if(type !== undefined, (query) => query.where('managed.type', '=', type as EventType))
      .$if(visibility !== undefined, (query) => query.where('managed.visibility', '=', visibility as StoredVisibility))
      .$if(Boolean(text), (query) =>
        query.where(sql<boolean>`position(lower(unaccent(${text})) IN managed.searched) > 0`),
      );

  return {
    /** Returns a sorted page; past events only on request. */
    page(filter: EventFilter, { page, size, sort }: StaffListQuery): Promise<StaffList<ManagedEvent>> {
      const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const);
      const column = `managed.${sort.replace('-', '') as SortedColumn}` as const;
      const query = filtered(filter).orderBy(column, direction).orderBy('managed.id', direction);
      return listPage(db, query, { page, size });
    },

    /** Soonest first. @param after keys of the last event on the previous page */
    list: (filter: EventFilter, count: number, after?: EventKeys): Promise<(ManagedEvent & { at: string })[]> =>
      filtered(filter)
        .select(exactMoment(sql.ref('managed.startsAt')).as('at'))
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple, cast, val }) => {
            const [at, id] = after as EventKeys;
            return eb(
              refTuple('managed.startsAt', 'managed.id'),
              '>',
              tuple(cast<Date>(val(at), 'timestamptz'), val(id)),
            );
          }),
        )
        .orderBy('managed.startsAt')
        .orderBy('managed.id')
        .limit(count)
        .execute(),

    find: (slug: string): Promise<ManagedEvent | undefined> =>
      selectManaged(db).select(columns).where('managed.slug', '=', slug).executeTakeFirst(),

    /** Blocks other changes to the event until the transaction ends, but not its buyers. */
    lock: (slug: string) =>
      db
        .selectFrom('event')
        .select(['id', 'visibility', 'withdrawn', 'sales_stopped as salesStopped', hasDates.as('hasDates')])
        .select(['image_path as imagePath', 'revision'])
        .where('slug', '=', slug)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    change: (id: number, values: { visibility?: StoredVisibility; sales_stopped?: boolean; image_path?: string }) =>
      db
        .updateTable('event')
        .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .execute(),
  };
}
