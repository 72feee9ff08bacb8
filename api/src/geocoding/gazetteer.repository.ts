import type { County, Position } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import { maxSuggestions } from './geocoder.ts';

export interface FoundStreet {
  name: string;
  county: County;
  position: Position;
}

interface StreetQuery {
  /** Prefixes of words in the street or county name; letters and digits only. */
  words: string[];
  countyIds: number[];
  preferred?: number;
}

/** Our own table of streets. */
export const createGazetteerRepository = (db: Queryable) => ({
  /** Streets of the preferred county first, then matches by the street's own name. */
  async streets({ words, countyIds, preferred }: StreetQuery): Promise<FoundStreet[]> {
    const rows = await db
      .selectFrom('street as s')
      .innerJoin('county as k', 'k.id', 's.county_id')
      .select(['s.name', 's.latitude', 's.longitude', 'k.id as countyId', 'k.name as county'])
      .where((eb) => eb('s.county_id', '=', eb.fn.any(eb.val(countyIds))))
      .where(sql<boolean>`s.search_text LIKE ALL (${words.map((word) => `% ${word}%`)}::text[])`)
      .orderBy((eb) => eb('s.county_id', '=', preferred ?? 0), 'desc')
      .orderBy(sql`strpos(s.search_text, ${` ${words[0]}`})`)
      .orderBy('s.name')
      .orderBy('s.id')
      .limit(maxSuggestions)
      .execute();
    return rows.map(({ name, countyId, county, ...position }) => ({
      name,
      county: { id: countyId, name: county },
      position,
    }));
  },
});
