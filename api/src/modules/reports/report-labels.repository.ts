import type { ReportBy, ReportRow } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../database/database.ts';
import { namesIn } from '../event-management/options/names-in.ts';

type Label = ReportRow['label'];

const eventLabels = async (db: Queryable, ids: number[]): Promise<[string, Label][]> =>
  (await db.selectFrom('event').select(['id', 'slug', 'translations']).where('id', 'in', ids).execute()).map(
    ({ id, slug, translations }) => [String(id), { name: namesIn(translations), code: slug }],
  );

const departureLabels = async (db: Queryable, ids: number[]): Promise<[string, Label][]> =>
  (
    await db
      .selectFrom('departure as d')
      .innerJoin('event as e', 'e.id', 'd.event_id')
      .select(['d.id', 'd.starts_at as startsAt', 'e.slug', 'e.translations'])
      .where('d.id', 'in', ids)
      .execute()
  ).map(({ id, startsAt, slug, translations }) => [
    String(id),
    { name: namesIn(translations), code: slug, startsAt: startsAt.toISOString() },
  ]);

const couponLabels = async (db: Queryable, ids: number[]): Promise<[string, Label][]> =>
  (await db.selectFrom('coupon').select(['id', 'code']).where('id', 'in', ids).execute()).map(({ id, code }) => [
    String(id),
    { code },
  ]);

const readers: Partial<Record<ReportBy, (db: Queryable, ids: number[]) => Promise<[string, Label][]>>> = {
  event: eventLabels,
  departure: departureLabels,
  coupon: couponLabels,
};

/** Returns labels for the keys of a report that need one. */
export async function readLabels(db: Queryable, by: ReportBy, keys: string[]): Promise<Map<string, Label>> {
  const ids = [...new Set(keys)].filter(Boolean).map(Number);
  const read = readers[by];
  return new Map(read && ids.length > 0 ? await read(db, ids) : []);
}
