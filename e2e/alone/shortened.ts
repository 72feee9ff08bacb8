/** Most items of a list. */
const maxItems = 6;

/** A response with short lists. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item)]));
}
