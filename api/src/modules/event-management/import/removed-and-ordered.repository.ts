import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

const anyOf = (ids: number[]) => sql<number>`ANY (${ids}::int[])`;

/** Takes categories and variants of an event away, and puts those that stay into an order. */
export const createRemovedAndOrderedRepository = (tx: Queryable) => ({
  /** Variants that nobody has ordered, locked; and categories without others. */
  async remove({ categories, variants }: { categories: number[]; variants: number[] }) {
    await tx.deleteFrom('product_variant').where('id', '=', anyOf(variants)).execute();
    await tx.deleteFrom('category').where('id', '=', anyOf(categories)).execute();
  },

  /** Vans that nothing of the event sells from any more, and never did. */
  removeUnusedPools: (eventId: number) =>
    sql`DELETE FROM seat_pool_template t WHERE t.event_id = ${eventId}
      AND NOT EXISTS (SELECT FROM offer o WHERE o.template_id = t.id)
      AND NOT EXISTS (SELECT FROM seat_pool p JOIN seat_hold_item i ON i.seat_pool_id = p.id WHERE p.template_id = t.id)`.execute(
      tx,
    ),

  /** Numbers the categories as they are given, the first one being recommended; others come after them. */
  orderCategories: (eventId: number, ids: number[]) =>
    sql`UPDATE category SET priority = ordered.priority
      FROM (SELECT id, row_number() OVER (
          ORDER BY array_position(${ids}::int[], id) DESC NULLS FIRST, priority, id DESC)::int AS priority
        FROM category WHERE event_id = ${eventId}) ordered
      WHERE ordered.id = category.id`.execute(tx),

  /** The same of the variants of all its categories. */
  orderVariants: (eventId: number, ids: number[]) =>
    sql`UPDATE product_variant v SET position = COALESCE(array_position(${ids}::int[], v.id), ${ids.length + 1})
      FROM category c WHERE c.id = v.category_id AND c.event_id = ${eventId}
        AND v.position <> COALESCE(array_position(${ids}::int[], v.id), ${ids.length + 1})`.execute(tx),
});
