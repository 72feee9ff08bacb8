import type { Position } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

export const createCountyPositionsRepository = (db: Queryable) => ({
  /** About the middle of each county of which that is known, by id. */
  async of(ids: number[]) {
    const { rows } = await sql<Position & { id: number }>`
      SELECT id, latitude, longitude FROM county WHERE id = ANY (${ids}::int[]) AND latitude IS NOT NULL`.execute(db);
    return new Map(rows.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]));
  },
});
