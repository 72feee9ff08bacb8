import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

const anyOf = (ids: number[]) => sql<number>`ANY (${ids}::int[])`;

/** Removes and sorts an event's categories and variants. */
export const createRemovedAndOrderedRepository = (tx: Queryable) => ({
  /** Expects variants without orders, locked, and categories without other variants. */
  async remove({ categories, variants }: { categories: number[]; variants: number[] }) {
    await tx.deleteFrom('product_variant').where('id', '=', anyOf(variants)).execute();
    await tx.deleteFrom('category').where('id', '=', anyOf(categories)).execute();
  },

  /** Deletes pools that no variant uses or has ever used. */
  removeUnusedPools: (eventId: number) =>
    sql`DELETE FROM seat_pool_template t WHERE t.event_id = ${eventId}
      AND NOT EXISTS (SELECT FROM offer o WHERE o.template_id = t.id)
      AND NOT EXISTS (SELECT FROM seat_pool p JOIN seat_hold_item i ON i.seat_pool_id = p.id WHERE p.template_id = t.id)`.execute(
      tx,
    ),

  /** Sorts the categories as given, with the rest behind them; the first one is recommended. */
  orderCategories: (eventId: number, ids: number[]) =>
    sql`UPDATE category SET priority = ordered.priority
      FROM (SELECT id, row_number() OVER (
          ORDER BY array_position(${ids}::int[], id) DESC NULLS FIRST, priority, id DESC)::int AS priority
        FROM category WHERE event_id = ${eventId}) ordered
      WHERE ordered.id = category.id`.execute(tx),

  /** Sorts the variants of all categories in the same way. */
  orderVariants: (eventId: number, ids: number[]) =>
    sql`UPDATE product_variant v SET position = COALESCE(array_position(${ids}::int[], v.id), ${ids.length + 1})
      FROM category c WHERE c.id = v.category_id AND c.event_id = ${eventId}
        AND v.position <> COALESCE(array_position(${ids}::int[], v.id), ${ids.length + 1})`.execute(tx),
});
