import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { SampleItem, SampleKind } from './first-day.repository.ts';

/** The code of PostgreSQL for a row that others refer to. */
const isReferenced = (error: unknown) => (error as { code?: string }).code === '23503';

/** Order of deletion: provinces and venues last, because the others refer to them. */
const order: SampleKind[] = ['event', 'coupon', 'vehicle', 'place', 'province'];

const deletions: Record<SampleKind, (id: number) => RawBuilder<unknown>> = {
  event: (id) => sql`DELETE FROM event WHERE id = ${id}`,
  coupon: (id) => sql`DELETE FROM coupon WHERE id = ${id}`,
  vehicle: (id) => sql`DELETE FROM vehicle WHERE id = ${id}`,
  place: (id) => sql`DELETE FROM place WHERE id = ${id}`,
  province: (id) => sql`WITH gone AS (DELETE FROM county WHERE province_id = ${id})
    DELETE FROM province WHERE id = ${id}`,
};

/** Takes out of use what cannot be deleted because an order or a trip refers to it. */
const retirements: Partial<Record<SampleKind, (id: number) => RawBuilder<unknown>>> = {
  event: (id) => sql`UPDATE event SET sales_stopped = true, revision = revision + 1 WHERE id = ${id}`,
  coupon: (id) => sql`UPDATE coupon SET stopped_at = COALESCE(stopped_at, now()), revision = revision + 1
    WHERE id = ${id}`,
  vehicle: (id) => sql`UPDATE vehicle SET retired = true, revision = revision + 1 WHERE id = ${id}`,
};

/** Deletes sample data. All within a transaction. */
export const createSampleDataRepository = (tx: Queryable) => ({
  /** Locks the items, so that two people do not throw them away at once. */
  async lock(): Promise<SampleItem[]> {
    const rows = await tx
      .selectFrom('sample_item')
      .select(({ ref }) => [ref('kind').$castTo<SampleKind>().as('kind'), 'item_id as id'])
      .forUpdate()
      .execute();
    return rows.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  },

  /** Deletes an item, or takes it out of use where something refers to it. @returns whether it is deleted */
  async discard({ kind, id }: SampleItem): Promise<boolean> {
    await sql`SAVEPOINT discarding`.execute(tx);
    try {
      await deletions[kind](id).execute(tx);
      await sql`RELEASE SAVEPOINT discarding`.execute(tx);
      return true;
    } catch (error) {
      if (!isReferenced(error)) throw error;
      await sql`ROLLBACK TO SAVEPOINT discarding`.execute(tx);
      await retirements[kind]?.(id).execute(tx);
      return false;
    }
  },

  forget: () => tx.deleteFrom('sample_item').execute(),
});
