import type { FoundThing } from '@idavuelta/shared/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { localName } from '../../database/local-name.ts';
import { eventInScope } from '../../http/staff-scope.repository.ts';
import type { StaffScope } from '../../http/staff-scope.ts';
import { matches } from '../../matching/matches.repository.ts';
import type { WordPattern } from '../../matching/typed-words.ts';

export interface EventWords {
  /** Words of the event's name; none to look for the day alone. */
  words: WordPattern[];
  /** ISO date in the event's time zone. */
  day?: string;
}

/** Events, departures and trips, found by typed words or by ids. */
export type Wanted<Id> = EventWords | { ids: Id[] };

const eventWords = sql`(e.search_names || e.slug || ' ')`;
const never = sql<boolean>`false`;

/** SQL: a moment is on a day in the event's time zone; the first bounds are for the index. */
const isOn = (moment: string, day: string) => sql<boolean>`${sql.ref(moment)} >= ${day}::date - interval '1 day'
  AND ${sql.ref(moment)} < ${day}::date + interval '2 days'
  AND (${sql.ref(moment)} AT TIME ZONE e.time_zone)::date = ${day}::date`;

function both(words: RawBuilder<boolean> | undefined, day: RawBuilder<boolean> | undefined) {
  const given = [words, day].filter((condition) => condition !== undefined);
  return given.length > 0 ? sql<boolean>`(${sql.join(given, sql` AND `)})` : never;
}

const onDay = (moment: string, { day }: EventWords) => (day ? isOn(moment, day) : undefined);
const named = (text: RawBuilder<unknown>, { words }: EventWords) =>
  words.length > 0 ? matches(text, words) : undefined;

/** SQL: order of moments: first the coming ones from the nearest on, then the past ones from the latest back. */
const nearest = (moment: string) =>
  sql`${sql.ref(moment)} < now(), abs(extract(epoch FROM ${sql.ref(moment)} - now()))`;

export function createFoundEventsRepository(db: Queryable) {
  const events = db
    .selectFrom('event as e')
    .innerJoin('country as k', 'k.code', 'e.country_code')
    .select([localName('e.translations', 'k.default_locale').as('name'), 'e.slug', 'e.time_zone as timeZone']);

  return {
    async events(wanted: Wanted<string>, count: number): Promise<FoundThing[]> {
      const rows = await events
        .innerJoin('place', 'place.id', 'e.place_id')
        .select(['place.name as place', 'e.starts_at as startsAt'])
        .where(
          'ids' in wanted ? sql<boolean>`e.slug = ANY (${wanted.ids}::text[])` : (named(eventWords, wanted) ?? never),
        )
        .orderBy(nearest('e.ends_at'))
        .orderBy('e.id')
        .limit(count)
        .execute();
      return rows.map(({ slug, name, place, startsAt, timeZone }) => ({
        kind: 'event',
        thing: slug,
        title: name,
        about: place,
        at: startsAt.toISOString(),
        timeZone,
      }));
    },

    async departures(wanted: Wanted<number>, scope: StaffScope, count: number): Promise<FoundThing[]> {
      const rows = await events
        .innerJoin('departure as d', 'd.event_id', 'e.id')
        .select(['d.id', 'd.starts_at as startsAt'])
        .where(
          'ids' in wanted
            ? sql<boolean>`d.id = ANY (${wanted.ids}::integer[])`
            : both(named(eventWords, wanted), onDay('d.starts_at', wanted)),
        )
        .where(eventInScope(scope))
        .orderBy(nearest('d.starts_at'))
        .orderBy('d.id')
        .limit(count)
        .execute();
      return rows.map(({ id, slug, name, startsAt, timeZone }) => ({
        kind: 'departure',
        thing: String(id),
        title: name,
        at: startsAt.toISOString(),
        timeZone,
        event: slug,
      }));
    },

    /** Finds trips of published plans by van and driver, or by the event's name. */
    async trips(wanted: Wanted<number>, scope: StaffScope, count: number): Promise<FoundThing[]> {
      const found = (condition: RawBuilder<boolean>) =>
        events
          .innerJoin('departure as d', 'd.event_id', 'e.id')
          .innerJoin('run as r', 'r.departure_id', 'd.id')
          .select([
            'r.id',
            'r.departure_id as departureId',
            'r.direction',
            'r.van',
            'r.driver',
            'r.starts_at as startsAt',
          ])
          .where(condition)
          .where(sql<boolean>`(r.ended_at IS NULL OR r.end_reason = 'done')`)
          .where(eventInScope(scope));
      const query =
        'ids' in wanted
          ? found(sql<boolean>`r.id = ANY (${wanted.ids}::integer[])`)
          : found(both(named(sql`plain_words(r.van || ' ' || r.driver)`, wanted), onDay('r.starts_at', wanted))).union(
              found(both(named(eventWords, wanted), onDay('r.starts_at', wanted))),
            );
      const rows = await db
        .selectFrom(query.as('run'))
        .selectAll()
        .orderBy(nearest('run.startsAt'))
        .orderBy('run.id')
        .limit(count)
        .execute();
      return rows.map(({ id, name, departureId, direction, van, driver, startsAt, timeZone }) => ({
        kind: 'trip',
        thing: String(id),
        title: [van, driver].filter(Boolean).join(' · '),
        about: name,
        at: startsAt.toISOString(),
        timeZone,
        departureId,
        direction,
      }));
    },
  };
}
