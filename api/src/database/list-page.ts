import { maxCounted, type StaffList } from '@idavuelta/shared/contracts/staff';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Queryable } from './database.ts';

interface WantedPage {
  /** Starting at 1. */
  page: number;
  size: number;
}

/** Reads one page of a list with a unique last sort key, and counts its rows up to a limit. */
export async function listPage<DB, TB extends keyof DB, Row>(
  db: Queryable,
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, size }: WantedPage,
): Promise<StaffList<Row>> {
  const counted = query.clearSelect().clearOrderBy().select(sql<number>`1`.as('one')).limit(maxCounted);
  const [rows, { total }] = await Promise.all([
    query
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom(counted.as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
