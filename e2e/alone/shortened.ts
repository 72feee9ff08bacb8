/** Most items of a list. */
const maxItems = 6;

/** What lets somebody in is not kept, also where it is worth nothing. */
const isSecret = (key: string) => ['token', 'challenge', 'csrfToken'].includes(key);

/** A response with short lists, and without tokens. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isSecret(key) ? 'recorded' : shortened(item)]),
  );
}
