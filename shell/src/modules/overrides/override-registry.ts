import { parseRegistry, type Registry, type Release } from '@idavuelta/shared/contracts';
import type { Overrides } from './stored-overrides.ts';

/** A module from another server, or the reason why it was not loaded from there. */
export interface OverriddenModule {
  module: string;
  origin: string;
  release?: Release;
}

/** Milliseconds that the page waits for a server. */
const timeLimit = 3_000;

/**
 * Fetches the releases from the servers of the overrides. A server that does not respond is left out, with a warning.
 */
export const fetchOverrides = (overrides: Overrides): Promise<OverriddenModule[]> =>
  Promise.all(
    Object.entries(overrides).map(async ([module, origin]) => {
      try {
        return { module, origin, release: await fetchRelease(module, origin) };
      } catch (error) {
        console.warn(`${module} does not come from ${origin}`, error);
        return { module, origin };
      }
    }),
  );

async function fetchRelease(module: string, origin: string): Promise<Release> {
  const response = await fetch(`${origin}/module.json`, { signal: AbortSignal.timeout(timeLimit) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { registry } = parseRegistry(
    { modules: { [module]: { current: await response.json() } } },
    { origins: [origin] },
  );
  const release = registry.modules[module]?.current;
  if (!release) throw new Error(`${origin} has no ${module}`);
  return release;
}

/** Returns the registry with the overridden modules. They have no previous release: a developer should see failures. */
export const withOverrides =
  (overridden: OverriddenModule[]) =>
  (registry: Registry): Registry => ({
    ...registry,
    modules: {
      ...registry.modules,
      ...Object.fromEntries(
        overridden.flatMap(({ module, release }) => (release ? [[module, { current: release }]] : [])),
      ),
    },
  });
