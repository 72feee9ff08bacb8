import type { EventFields } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { invalidFields } from '../../../errors.ts';
import { createRemovedVariantsRepository } from './removed-variants.repository.ts';

/** What a form removes from an event. */
export interface Removed {
  categories: number[];
  variants: number[];
}

interface RemovedItem {
  /** Field of the form. */
  field: string;
  /** Removed category that it belongs to. */
  category?: number | undefined;
  variants: number[];
}

/** Returns the stored items that the form marks as removed. */
function itemsOf(form: EventFields, stored: EventFields): RemovedItem[] {
  return form.categories.flatMap((category, at) => {
    const before = stored.categories.find(({ id }) => id === category.id);
    if (!before) return [];
    const there = before.variants.flatMap(({ id }) => id ?? []);
    if (category.removed) return [{ field: `categories.${at}.removed`, category: before.id, variants: there }];
    return category.variants.flatMap(({ id, removed }, index) =>
      removed && id !== undefined && there.includes(id)
        ? [{ field: `categories.${at}.variants.${index}.removed`, variants: [id] }]
        : [],
    );
  });
}

/**
 * Returns what a form removes from an event, and locks its variants so that no one orders them until `tx` ends.
 * @throws VALIDATION_FAILED (`….removed`) with the reason why an item must stay: `sold`, `held`, `ordered`,
 *   `waited_for`, `coupon`; `no_ticket` when nothing would be left to sell
 */
export async function removedBy(tx: Queryable, form: EventFields, stored: EventFields): Promise<Removed> {
  const items = itemsOf(form, stored);
  if (items.length === 0) return { categories: [], variants: [] };
  const repository = createRemovedVariantsRepository(tx);
  const variants = items.flatMap((item) => item.variants);
  await repository.lock(variants);
  // a separate statement, so that it sees the orders that the lock waited for
  const reasons = await repository.reasonsToStay(variants);
  const errors = items.flatMap(({ field, variants: ids }) => {
    const reason = ids.map((id) => reasons.get(id)).find((found) => found !== undefined);
    return reason ? [{ field, reason }] : [];
  });
  if (errors.length > 0) throw invalidFields(...errors);
  if (form.categories.every(({ removed }) => removed))
    throw invalidFields({ field: items[0]?.field ?? 'categories', reason: 'no_ticket' });
  return { categories: items.flatMap(({ category }) => category ?? []), variants };
}
