import { languageTag, links, selectLanguage } from '@idavuelta/shared/contracts';
import { useLocation, useSelector } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { PrefetchLinks } from '../features/navigation/PrefetchLinks.tsx';
import { SessionDialog } from '../features/session/SessionDialog.tsx';
import { Layout } from '../layout/Layout.tsx';
import { useModules, useRegistry } from '../modules/ModulesContext.ts';
import { Outlet } from '../modules/Outlet.tsx';
import Error404 from '../pages/error404/Error404.tsx';

/** The layout with the current page inside, the same in the browser and on a server. */
export function App() {
  const language = useSelector(selectLanguage);
  const frame = useFrame();

  useEffect(() => {
    const { documentElement } = document;
    const tag = languageTag(language);
    // Setting the same value again would still make the browser recompute every style of the page.
    if (documentElement.lang !== tag) documentElement.lang = tag;
  }, [language]);

  return (
    <>
      <Layout frame={frame}>
        <PrefetchLinks />
        <CurrentPage />
      </Layout>
      <SessionDialog />
    </>
  );
}

/** The layout around the current page. The registry says which, before any file of the page's module is loaded. */
function useFrame() {
  const { pathname } = useLocation();
  const registry = useRegistry();
  return (registry.status === 'ready' && registry.routes(pathname)?.route.frame) || 'site';
}

/** The page of the current address: the shell's own `/error404`, or a page of a module. */
function CurrentPage() {
  const { pathname } = useLocation();
  const { onPageReady } = useModules();
  const isError404 = pathname === links.error404();
  useEffect(() => {
    if (isError404) onPageReady?.();
  }, [isError404, onPageReady]);
  return isError404 ? <Error404 /> : <Outlet />;
}
