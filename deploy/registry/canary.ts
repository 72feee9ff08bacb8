import type { Registry, ReleaseHistory } from '@idavuelta/shared/contracts';

/**
 * Visitors are in groups 0 to 99. A canary of n percent covers the first n groups, so raising 5 to 20 percent keeps the
 * first visitors in.
 */
export const visitorGroups = 100;

/** Tells whether groups of visitors get different releases. */
export const hasCanary = ({ modules, shell }: Registry): boolean =>
  [...Object.values(modules), shell].some((entry) => entry?.canary);

/** Registries of groups, by original registry and names of the applied canaries. */
const resolved = new WeakMap<Registry, Map<string, Registry>>();

/**
 * Returns the registry of a group: a canary for it becomes `current` and the replaced release `previous`, so that the
 * recovery from a bad release also works for a bad canary. Groups with equal releases get the same object.
 */
export function registryOfGroup(registry: Registry, group: number): Registry {
  const isTheirs = (entry: { canary?: { percentage: number } } | undefined) =>
    entry?.canary !== undefined && group < entry.canary.percentage;
  const entries = Object.entries(registry.modules);
  const names = entries.filter(([, entry]) => isTheirs(entry)).map(([name]) => name);
  const key = [...names, ...(isTheirs(registry.shell) ? ['shell'] : [])].join(' ');
  if (!key) return registry;
  const known = resolved.get(registry) ?? new Map<string, Registry>();
  resolved.set(registry, known);
  const registryOfKey: Registry = known.get(key) ?? {
    ...registry,
    modules: Object.fromEntries(entries.map(([name, entry]) => [name, isTheirs(entry) ? withCanary(entry) : entry])),
    ...(registry.shell && { shell: isTheirs(registry.shell) ? withCanary(registry.shell) : registry.shell }),
  };
  known.set(key, registryOfKey);
  return registryOfKey;
}

const withCanary = <R>({ canary, ...entry }: ReleaseHistory<R>): ReleaseHistory<R> =>
  canary ? { ...entry, current: canary.release, previous: entry.current } : entry;
