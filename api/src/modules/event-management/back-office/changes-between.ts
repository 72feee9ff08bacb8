type Leaves = Record<string, unknown>;

const hasId = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'number';

/** Every value with its path: `texts.es_PE.name`, `categories.12.variants.7.passengers`. */
function leavesOf(value: unknown, path: string): Leaves {
  if (Array.isArray(value) && value.every(hasId))
    return Object.assign({}, ...value.map((item) => leavesOf(item, `${path}.${item.id}`)));
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return { [path.slice(1)]: value };
  return Object.assign({}, ...Object.entries(value).map(([name, inner]) => leavesOf(inner, `${path}.${name}`)));
}

/** What was changed of a thing, by the paths of its values, for the audit. */
export function changesBetween(before: object, after: object) {
  const [old, now] = [leavesOf(before, ''), leavesOf(after, '')];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (path) => JSON.stringify(old[path]) !== JSON.stringify(now[path]),
  );
  // null is kept by JSON: what was not there before is told as well
  const pick = (leaves: Leaves) => Object.fromEntries(changed.map((path) => [path, leaves[path] ?? null]));
  return { before: pick(old), after: pick(now) };
}
