import type { Registry, Release } from '@idavuelta/shared/contracts';

/** For development only: what dev servers serve instead of the registry's releases. */
export interface Overrides {
  /** Releases by module name. */
  modules: Record<string, Release>;
  /** Fetches the shell's `index.html` from its dev server. */
  shellPage: () => Promise<string>;
  /** Origins of the dev servers, which the content security policy must allow. */
  origins: string[];
}

export function applyOverrides(registry: Registry, overrides?: Overrides): Registry {
  if (!overrides) return registry;
  const modules = { ...registry.modules };
  for (const [name, current] of Object.entries(overrides.modules)) modules[name] = { current };
  return { ...registry, modules };
}
