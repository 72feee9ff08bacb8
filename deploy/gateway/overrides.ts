import type { Registry, Release } from '@idavuelta/shared/contracts';

/** Development only: what is served by dev servers instead of the registry's releases. */
export interface Overrides {
  /** Releases by module name. */
  modules: Record<string, Release>;
  /** The shell's page from its dev server. */
  shellPage: () => Promise<string>;
  origins: string[];
}

export function overridden(registry: Registry, overrides?: Overrides): Registry {
  if (!overrides) return registry;
  const modules = { ...registry.modules };
  for (const [name, current] of Object.entries(overrides.modules)) modules[name] = { current };
  return { ...registry, modules };
}
