import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { listPage } from '../../database/list-page.ts';

const sortColumns = { lastAt: 'lastAt', checks: 'checks' } as const;

export async function checkDevices(db: Queryable, { sort, ...page }: { page: number; size: number; sort: string }) {
  const devices = db
    .selectFrom('ticket_scan')
    .select(({ fn }) => [
      'device_id as id',
      sql<string>`COALESCE(max(device_name), '')`.as('name'),
      fn.countAll<number>().as('checks'),
      sql<number>`count(*) FILTER (WHERE outcome IN ('first', 'double'))`.as('admitted'),
      fn.min('scanned_at').as('firstAt'),
      fn.max('scanned_at').as('lastAt'),
    ])
    .where('device_id', 'is not', null)
    .groupBy('device_id');
  const found = db
    .selectFrom(devices.as('device'))
    .select(['id', 'name', 'checks', 'admitted', 'firstAt', 'lastAt'])
    .orderBy(sortColumns[sort.replace('-', '') as keyof typeof sortColumns], sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('id');
  const { rows, total } = await listPage(db, found, page);
  return {
    total,
    rows: rows.map(({ id, firstAt, lastAt, ...row }) => ({
      ...row,
      id: id ?? '',
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  };
}
