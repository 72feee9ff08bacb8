import { type Language, translated } from '@idavuelta/shared/contracts';
import type { EventChoices, EventFields } from '@idavuelta/shared/contracts/staff';

/** Returns the vans that an event's tickets share, named by what they sell: `Van compartida · Lima, Callao`. */
export function poolsOf(
  categories: EventFields['categories'] = [],
  { provinces, language }: { provinces: EventChoices['provinces']; language: Language },
) {
  const pools = new Map<number, Set<string>>();
  for (const { texts, variants, removed: isCategoryRemoved } of categories)
    for (const { pool, provinceId, removed } of variants ?? []) {
      if (typeof pool !== 'number' || removed || isCategoryRemoved) continue;
      const province = provinces.find(({ id }) => id === provinceId)?.name;
      const named = pools.get(pool) ?? new Set();
      pools.set(pool, named.add(`${translated(texts, language)?.name ?? ''} · ${province ?? ''}`));
    }
  return [...pools].map(([value, names]) => ({ value, label: [...names].join(', ') }));
}
