import { links, selectLanguage, selectSession } from '@idavuelta/shared/contracts';
import { Navigate, useLocation, useSelector } from '@idavuelta/shared/platform';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from './Loading.tsx';
import { useModules, useRegistry } from './ModulesContext.ts';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';
import { RemoteLoader } from './RemoteLoader.tsx';
import type { RouteMatch } from './route-table.ts';
import { SwitchedOffPage } from './SwitchedOffPage.tsx';

/** The page of the current path. The registry says which module owns it, before anything of the module is loaded. */
export function Outlet() {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const isReloading = useReload(pathname);

  if (isReloading || registry.status === 'loading') return <Loading />;
  if (registry.status === 'failed') return <UnavailablePage />;
  const match = registry.routes(pathname);
  if (!match) return <Navigate to={links.error404()} replace />;
  if (registry.registry.modules[match.route.module]?.off) return <SwitchedOffPage />;
  return match.route.private ? <PrivatePage {...match} /> : <ModulePage {...match} />;
}

function ModulePage({ route, params }: RouteMatch) {
  const { serverPage, onPageReady } = useModules();
  const { pathname } = useLocation();
  const language = useSelector(selectLanguage);
  const remoteProps = useMemo(() => ({ params }), [params]);
  const page = `${route.path} ${JSON.stringify(params)}`;
  return (
    <>
      {route.app && <link rel="manifest" href={`${route.app}${language}.webmanifest`} />}
      <RemoteLoader
        key={page}
        module={route.module}
        outlet={route.path}
        remoteProps={remoteProps}
        byBrowser={!route.public}
        serverPage={serverPage?.pathname === pathname ? serverPage : undefined}
        onReady={onPageReady}
      />
    </>
  );
}

/** Reloads the document when the visitor navigates and newer releases are available. @returns whether it does */
function useReload(pathname: string): boolean {
  const { newerReleases } = useModules();
  const [shown, setShown] = useState(pathname);
  const isLeaving = shown !== pathname && newerReleases.isReloadNeeded();
  if (shown !== pathname && !isLeaving) setShown(pathname);
  useEffect(() => {
    if (isLeaving) newerReleases.reload();
  }, [isLeaving, newerReleases]);
  return isLeaving;
}

/** Waits until the stored token has been checked; without a valid login it redirects to the home page. */
function PrivatePage(match: RouteMatch) {
  const { status } = useSelector(selectSession);
  if (status === 'unknown') return <Loading />;
  if (status === 'anonymous') return <Navigate to={links.home()} replace />;
  return <ModulePage {...match} />;
}

function UnavailablePage() {
  const { registry } = useModules();
  const { t } = useTranslation('shell');
  return (
    <div className="page">
      <h1 tabIndex={-1}>{t('module_missing.page')}</h1>
      <ModuleUnavailable failure="registry" onRetry={() => void registry.load()} />
    </div>
  );
}
