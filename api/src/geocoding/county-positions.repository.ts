import type { Position } from '@idavuelta/shared/contracts';
import type { NotNull } from 'kysely';
import type { Queryable } from '../database/database.ts';

export const createCountyPositionsRepository = (db: Queryable) => ({
  /** Returns the approximate centres of counties by id, as far as known. */
  async of(ids: number[]) {
    const rows = await db
      .selectFrom('county')
      .select(['id', 'latitude', 'longitude'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .where('latitude', 'is not', null)
      .where('longitude', 'is not', null)
      .$narrowType<{ latitude: NotNull; longitude: NotNull }>()
      .execute();
    return new Map<number, Position>(rows.map(({ id, ...position }) => [id, position]));
  },
});
