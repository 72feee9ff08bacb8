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
  /** Each the beginning of a word of the street or its county; letters and digits only. */
  words: string[];
  countyIds: number[];
  preferred?: number;
}

/** The streets that we know ourselves. */
export const createGazetteerRepository = (db: Queryable) => ({
  /** Those of the preferred county first, then those that are meant by their own name. */
  async streets({ words, countyIds, preferred }: StreetQuery): Promise<FoundStreet[]> {
    const { rows } = await sql<FoundStreet>`
      SELECT s.name, jsonb_build_object('id', k.id, 'name', k.name) AS county,
        jsonb_build_object('latitude', s.latitude, 'longitude', s.longitude) AS position
      FROM street s JOIN county k ON k.id = s.county_id
      WHERE s.county_id = ANY (${countyIds}::int[])
        AND s.search_text LIKE ALL (${words.map((word) => `% ${word}%`)}::text[])
      ORDER BY s.county_id = ${preferred ?? 0} DESC, strpos(s.search_text, ${` ${words[0]}`}), s.name, s.id
      LIMIT ${sql.lit(maxSuggestions)}`.execute(db);
    return rows;
  },
});
