import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Modules } from '../modules/ModulesContext.ts';
import { fetchRegistry } from '../modules/registry.ts';
import { type ReadyRegistry, type RegistryStatus, readyRegistry } from '../modules/registry-status.ts';
import { App } from './App.tsx';
import { Providers } from './Providers.tsx';
import type { AssembledSite } from './site.ts';

interface SiteRootProps {
  assembled: AssembledSite;
  /** Known already when a server rendered the page with it. */
  registry?: ReadyRegistry;
  /** Browser, memory or static router, by who renders. */
  Router: (props: { children: ReactNode }) => ReactNode;
  /** Called once the page on the screen answers to the visitor. */
  onReady?: () => void;
}

/** The site, whoever renders it: reads the registry unless it is given, and again when the visitor asks. */
export function SiteRoot({ assembled, registry: given, Router, onReady }: SiteRootProps) {
  const { site, host, setRegistry } = assembled;
  const [registry, setStatus] = useState<RegistryStatus>(given ?? { status: 'loading' });

  const readRegistry = useCallback(async () => {
    setStatus((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    try {
      const read = await fetchRegistry(site.config.registryUrl);
      setRegistry(read);
      setStatus(readyRegistry(read));
    } catch (error) {
      console.warn('the registry could not be read', error);
      // With an older registry at hand the site goes on.
      setStatus((before) => (before.status === 'ready' ? before : { status: 'failed' }));
    }
  }, [site, setRegistry]);

  useEffect(() => {
    if (!given) void readRegistry();
  }, [given, readRegistry]);
  useEffect(() => {
    onReady?.();
  }, [onReady]);

  const modules = useMemo<Modules>(
    () => ({ host, registry, retryRegistry: readRegistry }),
    [host, registry, readRegistry],
  );
  return (
    <Providers site={site} modules={modules}>
      <Router>
        <App />
      </Router>
    </Providers>
  );
}
