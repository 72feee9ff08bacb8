import type { Registry, ReleaseHistory } from '@idavuelta/shared/contracts';

/** Visitors are in groups 0 to 99. A canary of n percent is for the first n groups: a visitor of 5 percent has that of 20 too. */
export const visitorGroups = 100;

/** Whether visitors of different groups get different releases. */
export const hasCanary = ({ modules, shell }: Registry): boolean =>
  [...Object.values(modules), shell].some((entry) => entry?.canary);

/** Registries of groups, by the registry that they come from and the names of the canaries that are theirs. */
const resolved = new WeakMap<Registry, Map<string, Registry>>();

/**
 * The registry as a group of visitors has it: a canary for them is `current`, and the release it replaces is `previous`,
 * so whatever heals a bad release heals a bad canary. Groups with the same releases get the same object.
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
