type Leaves = Record<string, unknown>;

const hasId = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'number';

/** Flattens values by path: `texts.es_PE.name`, `categories.12.variants.7.passengers`. */
function leavesOf(value: unknown, path: string): Leaves {
  if (Array.isArray(value) && value.every(hasId))
    return Object.assign({}, ...value.map((item) => leavesOf(item, `${path}.${item.id}`)));
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return { [path.slice(1)]: value };
  return Object.assign({}, ...Object.entries(value).map(([name, inner]) => leavesOf(inner, `${path}.${name}`)));
}

/** Returns the order of ids in each list: `categories`, `categories.12.variants`. */
function ordersOf(value: unknown, path: string): Record<string, number[]> {
  if (Array.isArray(value) && value.every(hasId))
    return Object.assign(
      { [path.slice(1)]: value.map(({ id }) => id) },
      ...value.map((item) => ordersOf(item, `${path}.${item.id}`)),
    );
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return {};
  return Object.assign({}, ...Object.entries(value).map(([name, inner]) => ordersOf(inner, `${path}.${name}`)));
}

/**
 * Returns the lists whose order changed: `categories.order: 12, 14`. Added and removed items show up in their values.
 */
function orderLeaves(before: object, after: object): [Leaves, Leaves] {
  const [old, now] = [ordersOf(before, ''), ordersOf(after, '')];
  const common = (ids: number[] = [], others: number[] = []) => ids.filter((id) => others.includes(id)).join(', ');
  const leavesIn = (some: typeof old, others: typeof old) =>
    Object.fromEntries(Object.keys(some).map((path) => [`${path}.order`, common(some[path], others[path])]));
  return [leavesIn(old, now), leavesIn(now, old)];
}

/** Returns the changed values by path, for the audit. */
export function changesBetween(before: object, after: object) {
  const [oldOrder, newOrder] = orderLeaves(before, after);
  const old = { ...leavesOf(before, ''), ...oldOrder };
  const now = { ...leavesOf(after, ''), ...newOrder };
  const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (path) => JSON.stringify(old[path]) !== JSON.stringify(now[path]),
  );
  // JSON keeps null, so that values absent before are recorded too
  const pick = (leaves: Leaves) => Object.fromEntries(changed.map((path) => [path, leaves[path] ?? null]));
  return { before: pick(old), after: pick(now) };
}
