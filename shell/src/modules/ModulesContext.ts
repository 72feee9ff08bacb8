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
  /** The page that a server rendered, if it did. */
  serverPage?: ServerPage;
  /** Called when a page is on the screen and interactive. */
  onPageReady?: () => void;
}

/** Its value never changes: a change would make React discard server HTML that is not hydrated yet. */
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

/**
 * Returns the status to show in an outlet's notice: `loading` while a server-rendered page hydrates, which has no
 * notice.
 */
export function useNoticeStatus(module: string, outlet: string): OutletStatus {
  const { host } = useModules();
  const read = () => host.status(module, outlet) ?? loading;
  return useSyncExternalStore(host.subscribe, read, () => loading);
}

/**
 * Returns the status of a module's page (by its route's path) or slot (by its name), and loads it on first use.
 * @param byBrowser servers never render it: while the page around it hydrates, it stays as the server left it
 */
export function useOutlet(module: string, outlet: string, byBrowser = false) {
  const { host } = useModules();
  const read = useCallback(() => host.status(module, outlet) ?? loading, [host, module, outlet]);
  const status = useSyncExternalStore(host.subscribe, read, byBrowser ? () => loading : read);
  // Before the browser paints, so that an earlier failure is not visible while the host tries again.
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

/** Milliseconds that a retry waits for a new registry; after that it uses the current one. */
const registryWait = 1_000;

/**
 * Returns a function that retries what failed. A newer release may have been published since the registry was fetched.
 */
export function useRetry(module: string) {
  const { host, registry } = useModules();
  return () =>
    void withTimeLimit(registry.load(), registryWait)
      .catch(() => {})
      .then(() => host.retry(module));
}
