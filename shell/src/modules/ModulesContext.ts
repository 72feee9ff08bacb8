import type { Release } from '@idavuelta/shared/contracts';
import { createContext, useCallback, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import type { ModuleHost } from './module-host.ts';
import type { NewerReleases } from './newer-releases.ts';
import type { OutletStatus } from './outlet-transitions.ts';
import type { RegistryStore } from './registry-store.ts';
import { isSameRelease } from './release-choice.ts';
import type { ServerPage } from './ServerPage.tsx';
import { withTimeLimit } from './time-limit.ts';

export interface Modules {
  host: ModuleHost;
  registry: RegistryStore;
  newerReleases: NewerReleases;
  /** The page that a server sent, when it sent one. */
  serverPage?: ServerPage;
  /** Called when a page is on the screen and responds. */
  onPageReady?: () => void;
}

/** Its value never changes: on a change React would throw away the server's HTML that is not hydrated yet. */
export const ModulesContext = createContext<Modules | undefined>(undefined);

export function useModules(): Modules {
  const modules = useContext(ModulesContext);
  if (!modules) throw new Error('ModulesContext is not provided');
  return modules;
}

export function useRegistry() {
  const { registry } = useModules();
  return useSyncExternalStore(registry.subscribe, registry.get, registry.get);
}

const loading: OutletStatus = { status: 'loading' };

/** The status that an outlet's notice shows; `loading` while a page from a server is hydrated, which has no notice. */
export function useTrouble(module: string, outlet: string): OutletStatus {
  const { host } = useModules();
  const read = () => host.status(module, outlet) ?? loading;
  return useSyncExternalStore(host.subscribe, read, () => loading);
}

/**
 * A page (by its route's path) or slot (by its name) of a module. The first use loads it.
 * @param byBrowser servers never render it: while the page around it is hydrated it is as they left it
 */
export function useOutlet(module: string, outlet: string, byBrowser = false) {
  const { host } = useModules();
  const read = useCallback(() => host.status(module, outlet) ?? loading, [host, module, outlet]);
  const status = useSyncExternalStore(host.subscribe, read, byBrowser ? () => loading : read);
  // Before the browser paints, so that a failure is not seen when the host tries again.
  useLayoutEffect(() => {
    void host.show(module, outlet);
  }, [host, module, outlet]);
  return status;
}

/** Whether an outlet comes from another release than the one that rendered it on the server. */
export function useIsOfOtherRelease(module: string, outlet: string, rendered?: Release): boolean {
  const { host } = useModules();
  const read = () => {
    const status = host.status(module, outlet);
    return rendered !== undefined && status?.status === 'ready' && !isSameRelease(status.attempt.release, rendered);
  };
  return useSyncExternalStore(host.subscribe, read, () => false);
}

/** Milliseconds that a retry waits for the registry; after that it begins with the one at hand. */
const registryWait = 1_000;

/** Tries what failed again. A newer release may have been published since the registry was fetched. */
export function useRetry(module: string) {
  const { host, registry } = useModules();
  return () =>
    void withTimeLimit(registry.load(), registryWait)
      .catch(() => {})
      .then(() => host.retry(module));
}
