import type { CountryCode } from '@idavuelta/shared/contracts';
import type { BreachTold, DataBreach, NewDataBreach } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { now, type Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';

export function createBreachesRepository(db: Queryable) {
  const breaches = db
    .selectFrom('data_breach')
    .select(['id', 'country_code as country', 'noticed_at as noticedAt', 'what', 'affected'])
    .select(['recorded_by as recordedBy', 'authority_told_at as authorityAt', 'authority_note as authorityNote'])
    .select(['people_told_at as peopleAt', 'people_note as peopleNote'])
    .select(
      sql<number>`floor(extract(epoch FROM noticed_at + interval '72 hours' - now()) / 3600)::int`.as('hoursLeft'),
    );

  type Row = Awaited<ReturnType<typeof breaches.execute>>[number];
  const toTold = (at: Date | null, note: string | null) => at && { at: isoMoment(at), note: note ?? '' };
  function toBreach({ noticedAt, authorityAt, authorityNote, peopleAt, peopleNote, ...breach }: Row): DataBreach {
    const [authority, people] = [toTold(authorityAt, authorityNote), toTold(peopleAt, peopleNote)];
    return { ...breach, noticedAt: isoMoment(noticedAt), ...(authority && { authority }), ...(people && { people }) };
  }

  return {
    list: async () => (await breaches.orderBy('noticed_at', 'desc').orderBy('id').execute()).map(toBreach),

    async byId(id: number) {
      const row = await breaches.where('id', '=', id).executeTakeFirst();
      return row && toBreach(row);
    },

    async timeZoneOf(country: CountryCode) {
      const { timeZone } = await db
        .selectFrom('country')
        .select('time_zone as timeZone')
        .where('code', '=', country)
        .executeTakeFirstOrThrow();
      return timeZone;
    },

    async add({ countryCode, what, affected }: NewDataBreach, noticedAt: Date, by: string) {
      const { id } = await db
        .insertInto('data_breach')
        .values({ country_code: countryCode, noticed_at: noticedAt, what, affected, recorded_by: by })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** @returns undefined when it was recorded before, or for an unknown breach */
    tell: (id: number, { who, note }: BreachTold) =>
      db
        .updateTable('data_breach')
        .set(
          who === 'authority'
            ? { authority_told_at: now, authority_note: note }
            : { people_told_at: now, people_note: note },
        )
        .where('id', '=', id)
        .where(who === 'authority' ? 'authority_told_at' : 'people_told_at', 'is', null)
        .returning('id')
        .executeTakeFirst(),
  };
}
