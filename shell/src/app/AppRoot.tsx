import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchRegistry } from '../modules/fetch-registry.ts';
import type { Modules } from '../modules/ModulesContext.ts';
import { type ReadyRegistry, type RegistryStatus, readyRegistry } from '../modules/registry-status.ts';
import { App } from './App.tsx';
import type { AppInstance } from './create-app.ts';
import { Providers } from './Providers.tsx';

interface AppRootProps {
  app: AppInstance;
  /** The registry that a server rendered the page with; without one it is fetched. */
  registry?: ReadyRegistry;
  /** `BrowserRouter`, or a static or memory router on a server and in tests. */
  Router: (props: { children: ReactNode }) => ReactNode;
  /** Called once event handlers are attached: from then on the page responds to the visitor. */
  onReady?: () => void;
}

/** The root component. Fetches the registry unless it is given, and again when the visitor retries. */
export function AppRoot({ app, registry: initialRegistry, Router, onReady }: AppRootProps) {
  const { context, host, setRegistry } = app;
  const [registry, setStatus] = useState<RegistryStatus>(initialRegistry ?? { status: 'loading' });

  const lastGood = useRef(initialRegistry?.registry);

  const loadRegistry = useCallback(async () => {
    setStatus((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    try {
      const fetched = await fetchRegistry(context.config, lastGood.current);
      lastGood.current = fetched;
      setRegistry(fetched);
      setStatus(readyRegistry(fetched));
    } catch (error) {
      console.warn('the registry could not be fetched', error);
      // A registry that was fetched earlier stays in use.
      setStatus((before) => (before.status === 'ready' ? before : { status: 'failed' }));
    }
  }, [context, setRegistry]);

  useEffect(() => {
    if (!initialRegistry) void loadRegistry();
  }, [initialRegistry, loadRegistry]);
  useEffect(() => {
    onReady?.();
  }, [onReady]);

  const modules = useMemo<Modules>(
    () => ({ host, registry, retryRegistry: loadRegistry }),
    [host, registry, loadRegistry],
  );
  return (
    <Providers context={context} modules={modules}>
      <Router>
        <App />
      </Router>
    </Providers>
  );
}
