import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ModuleHost, ModuleStatus } from './module-host.ts';
import type { RegistryStatus } from './registry-status.ts';

export interface Modules {
  host: ModuleHost;
  registry: RegistryStatus;
  /** Fetches the registry again: after it failed, and before a failed module is loaded again. */
  retryRegistry: () => Promise<void>;
}

export const ModulesContext = createContext<Modules | undefined>(undefined);

export function useModules(): Modules {
  const modules = useContext(ModulesContext);
  if (!modules) throw new Error('ModulesContext is not provided');
  return modules;
}

/** A module by name. The first use loads it; `retry` loads it again after a failure. */
export function useModule(name: string): { module: ModuleStatus; retry: () => void } {
  const { host, retryRegistry } = useModules();
  const read = useCallback(() => host.get(name), [host, name]);
  const module = useSyncExternalStore(host.subscribe, read, read) ?? { status: 'loading' as const };
  useEffect(() => {
    // A failed module is not loaded again until the visitor retries.
    if (host.get(name) === undefined) void host.load(name);
  }, [host, name]);
  // A newer release may have been published since the registry was fetched.
  const retry = () => void retryRegistry().then(() => host.load(name));
  return { module, retry };
}
