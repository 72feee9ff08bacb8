/** What a form has without the nulls of its emptied fields: the API knows only fields that are there, or not. */
export function cleaned<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cleaned) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(entries.map(([name, inner]) => [name, cleaned(inner)])) as T;
}
