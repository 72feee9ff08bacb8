/** Maximum length of a list. */
const maxItems = 6;

/** Credentials are not recorded, even worthless ones. */
const isSecret = (key: string) => ['token', 'challenge', 'csrfToken'].includes(key);

/** Shortens lists and removes tokens. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isSecret(key) ? 'recorded' : shortened(item)]),
  );
}
