import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { App } from './App.tsx';
import type { Modules, RegistryStatus } from './features/modules/ModulesContext.ts';
import { fetchRegistry } from './features/modules/registry.ts';
import { createRouteTable } from './features/modules/route-table.ts';
import { Providers } from './Providers.tsx';
import type { AssembledSite } from './site.ts';

interface SiteRootProps {
  assembled: AssembledSite;
  /** Browser, memory or static router, by who renders. */
  Router: (props: { children: ReactNode }) => ReactNode;
}

/** The site in a browser: reads the registry, and again when the visitor asks. */
export function SiteRoot({ assembled, Router }: SiteRootProps) {
  const { site, host, setRegistry } = assembled;
  const [registry, setStatus] = useState<RegistryStatus>({ status: 'loading' });

  const readRegistry = useCallback(async () => {
    setStatus((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    try {
      const read = await fetchRegistry(site.config.registryUrl);
      setRegistry(read);
      setStatus({ status: 'ready', registry: read, routes: createRouteTable(read) });
    } catch (error) {
      console.warn('the registry could not be read', error);
      // With an older registry at hand the site goes on.
      setStatus((before) => (before.status === 'ready' ? before : { status: 'failed' }));
    }
  }, [site, setRegistry]);

  useEffect(() => void readRegistry(), [readRegistry]);

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
