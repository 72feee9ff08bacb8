import type { CountryCode } from '@idavuelta/shared/contracts';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { containsText } from '../../database/contains-text.ts';
import type { Queryable } from '../../database/database.ts';
import { listPage } from '../../database/list-page.ts';
import type { DB, Departure } from '../../database/schema.ts';
import { eventInScope } from '../../http/staff-scope.repository.ts';
import type { StaffScope } from '../../http/staff-scope.ts';
import { namesIn } from '../event-management/options/names-in.ts';

export interface DeparturesQuery {
  page: number;
  size: number;
  sort: string;
  /** Dates in the event's time zone. */
  from?: string;
  until?: string;
  country?: CountryCode;
  text?: string;
  event?: number;
}

const ofDeparture = expressionBuilder<DB & { d: Departure }, 'd'>();
const total = (units: RawBuilder<unknown>) => sql<number>`COALESCE(sum(${units}), 0)::int`;

/** SQL: total units of departure `d` over all pools. */
const pools = ofDeparture
  .selectFrom('seat_pool as s')
  .whereRef('s.departure_id', '=', 'd.id')
  .select([total(sql`s.capacity`).as('capacity'), total(sql`s.sold`).as('sold'), total(sql`s.held`).as('held')])
  .select(total(sql`s.capacity - s.sold - s.held`).as('free'));

/** SQL: units wanted by the waiting list of departure `d`. */
const waitedFor = ofDeparture
  .selectFrom('waiting_list as w')
  .innerJoin('offer as o', 'o.product_variant_id', 'w.product_variant_id')
  .whereRef('w.departure_id', '=', 'd.id')
  .where('w.state', '=', 'waiting')
  .select(total(sql`w.tickets * o.units`).as('waiting'));

const dayOf = sql<string>`(d.starts_at AT TIME ZONE e.time_zone)::date`;
const sortColumns = {
  startsAt: 'd.starts_at',
  sold: 'pools.sold',
  free: 'pools.free',
  waiting: 'waited.waiting',
} as const;

/** Lists departures with units sold, held and wanted by the waiting list. */
export async function listDepartures(db: Queryable, query: DeparturesQuery, scope: StaffScope) {
  const { from, until, country, text, event, sort, ...page } = query;
  const found = db
    .selectFrom('departure as d')
    .innerJoin('event as e', 'e.id', 'd.event_id')
    .innerJoin('place', 'place.id', 'e.place_id')
    .innerJoinLateral(pools.as('pools'), (join) => join.onTrue())
    .innerJoinLateral(waitedFor.as('waited'), (join) => join.onTrue())
    .select(['d.id', 'e.id as eventId', 'e.slug', 'e.translations', 'place.name as place'])
    .select(['e.country_code as country', 'd.starts_at as startsAt', 'e.time_zone as timeZone'])
    .select(['pools.capacity', 'pools.sold', 'pools.held', 'pools.free', 'waited.waiting'])
    .where(eventInScope(scope))
    .$if(from !== undefined, (rows) => rows.where(sql<boolean>`${dayOf} >= ${from}::date`))
    .$if(until !== undefined, (rows) => rows.where(sql<boolean>`${dayOf} <= ${until}::date`))
    .$if(country !== undefined, (rows) => rows.where('e.country_code', '=', country as CountryCode))
    .$if(event !== undefined, (rows) => rows.where('e.id', '=', event as number))
    .$if(text !== undefined, (rows) =>
      rows.where((eb) => eb.or([containsText(sql`e.search_text`, text ?? ''), containsText(sql`e.slug`, text ?? '')])),
    )
    .orderBy(sortColumns[sort.replace('-', '') as keyof typeof sortColumns], sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('d.starts_at')
    .orderBy('d.id');
  const { rows, total } = await listPage(db, found, page);
  return {
    total,
    rows: rows.map(({ eventId, slug, translations, startsAt, ...row }) => ({
      ...row,
      event: { id: eventId, slug, translations: namesIn(translations) },
      startsAt: startsAt.toISOString(),
    })),
  };
}
