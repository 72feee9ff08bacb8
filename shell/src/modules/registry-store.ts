import type { Registry } from '@idavuelta/shared/contracts';
import type { RuntimeConfig } from '../config/runtime-config.ts';
import { createRouteTable, type RouteTable } from './route-table.ts';

export interface ReadyRegistry {
  status: 'ready';
  registry: Registry;
  /** Caches its matches, so that everyone who needs a path's route shares one lookup. */
  routes: RouteTable;
}

export type RegistryStatus = { status: 'loading' } | { status: 'failed' } | ReadyRegistry;

/**
 * Holds the registry of a page.
 * @param initial the registry that a server rendered the page with; without one, `load` fetches it
 * @param amend applies a developer's overrides to every fetched registry
 */
export function createRegistryStore(
  config: RuntimeConfig,
  initial?: ReadyRegistry,
  amend?: (registry: Registry) => Registry,
) {
  let current: RegistryStatus = initial ?? { status: 'loading' };
  const listeners = new Set<() => void>();
  const change = (next: RegistryStatus) => {
    current = next;
    for (const listener of listeners) listener();
  };

  /** A server-rendered page brings its registry, so the schema is loaded only when one is fetched. */
  const fetch = async () => {
    const { fetchRegistry } = await import('./fetch-registry.ts');
    const fetched = await fetchRegistry(config, current.status === 'ready' ? current.registry : undefined);
    return amend ? amend(fetched) : fetched;
  };

  return {
    get: () => current,
    /** Undefined until it has been fetched. */
    registry: () => (current.status === 'ready' ? current.registry : undefined),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetch,
    use: (newer: Registry) => change(readyRegistry(newer)),
    /**
     * Fetches and uses the registry; call it again to get newer releases. If that fails, the earlier one stays in use.
     */
    async load() {
      const before = current;
      if (before.status !== 'ready') change({ status: 'loading' });
      try {
        const fetched = await fetch();
        // An unchanged document changes nothing on the page.
        if (before.status !== 'ready' || before.registry.revision !== fetched.revision) change(readyRegistry(fetched));
      } catch (error) {
        console.warn('the registry could not be fetched', error);
        if (before.status !== 'ready') change({ status: 'failed' });
      }
    },
  };
}

export type RegistryStore = ReturnType<typeof createRegistryStore>;

export const readyRegistry = (registry: Registry): ReadyRegistry => ({
  status: 'ready',
  registry,
  routes: createRouteTable(registry),
});
