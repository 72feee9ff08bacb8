import type { Registry, Release } from '@idavuelta/shared/contracts';

/** Development only: what dev servers serve instead of the registry's releases. */
export interface Overrides {
  /** Releases by module name. */
  modules: Record<string, Release>;
  /** Fetches the shell's `index.html` from its dev server. */
  shellPage: () => Promise<string>;
  /** Origins of the dev servers, which the content security policy must allow. */
  origins: string[];
}

/**
 * @returns a function that reads the registry with the overrides applied; the same object until the registry changes
 */
export function withOverrides(read: () => Registry, overrides?: Overrides): () => Registry {
  if (!overrides) return read;
  const overridden = Object.entries(overrides.modules).map(([name, current]) => [name, { current }] as const);
  let before: Registry | undefined;
  let registry: Registry;
  return () => {
    const now = read();
    if (now !== before) registry = { ...now, modules: { ...now.modules, ...Object.fromEntries(overridden) } };
    before = now;
    return registry;
  };
}
