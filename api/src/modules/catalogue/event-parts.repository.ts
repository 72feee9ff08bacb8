import { expressionBuilder } from 'kysely';
import type { Category, DB, Event } from '../../database/schema.ts';

/** Categories `c` of an `event`, in the order in which they are shown. */
export const categoriesOfEvent = () =>
  expressionBuilder<DB & { event: Event }, 'event'>()
    .selectFrom('category as c')
    .whereRef('c.event_id', '=', 'event.id')
    .orderBy('c.priority', 'desc')
    .orderBy('c.id');

/** Variants `v` of category `c`, in their order. */
export const variantsOfCategory = () =>
  expressionBuilder<DB & { c: Category }, 'c'>()
    .selectFrom('product_variant as v')
    .whereRef('v.category_id', '=', 'c.id')
    .orderBy('v.position')
    .orderBy('v.id');
