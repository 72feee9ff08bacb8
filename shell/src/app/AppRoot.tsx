import type { PlatformServices } from '@idavuelta/shared/host';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Modules } from '../modules/ModulesContext.ts';
import type { ServerPage } from '../modules/ServerPage.tsx';
import { App } from './App.tsx';
import type { AppInstance } from './create-app.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { Providers } from './Providers.tsx';

interface AppRootProps {
  app: AppInstance;
  /** The hydration payload that the server sent with the page. */
  serverPage?: ServerPage;
  /** The state the server rendered with. Parts that hydrate later use it too. */
  serverState?: unknown;
  /** On a server, returns HTML that many pages share. */
  cachedHtml?: PlatformServices['cachedHtml'];
  /** `BrowserRouter`, or a static or memory router on a server and in tests. */
  Router: (props: { children: ReactNode }) => ReactNode;
  /** Called once the layout (header, menu, search, login) responds to the visitor. */
  onLayoutReady?: () => void;
  /** Called when the page inside it responds too. */
  onPageReady?: () => void;
}

/** The root component. Fetches the registry unless the page came with it. */
export function AppRoot({
  app,
  serverPage,
  serverState,
  cachedHtml,
  Router,
  onLayoutReady,
  onPageReady,
}: AppRootProps) {
  const { context, host, registry, newerReleases } = app;

  useEffect(() => {
    if (registry.get().status !== 'ready') void registry.load();
  }, [registry]);
  useEffect(() => {
    onLayoutReady?.();
  }, [onLayoutReady]);

  const modules = useMemo<Modules>(
    () => ({ host, registry, newerReleases, serverPage, onPageReady }),
    [host, registry, newerReleases, serverPage, onPageReady],
  );
  return (
    <Providers context={context} modules={modules} serverState={serverState} cachedHtml={cachedHtml}>
      <Router>
        <PageBoundary>
          <App />
        </PageBoundary>
      </Router>
    </Providers>
  );
}
