import { links, selectSession } from '@idavuelta/shared/contracts';
import { Navigate, useLocation, useSelector } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useModules, useRegistry } from './ModulesContext.ts';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';
import { RemoteLoader } from './RemoteLoader.tsx';
import type { RouteMatch } from './route-table.ts';

/** The page of the current path. The registry says which module owns it, before anything of the module is loaded. */
export function Outlet() {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const { t } = useTranslation('common');

  if (registry.status === 'loading') return <Spinner label={t('loading')} />;
  if (registry.status === 'failed') return <UnavailablePage />;
  const match = registry.routes(pathname);
  if (!match) return <Navigate to={links.error404()} replace />;
  return match.route.private ? <PrivatePage {...match} /> : <ModulePage {...match} />;
}

function ModulePage({ route, params }: RouteMatch) {
  const { serverPage, onPageReady } = useModules();
  const { pathname } = useLocation();
  const remoteProps = useMemo(() => ({ params }), [params]);
  return (
    <RemoteLoader
      key={`${route.path} ${JSON.stringify(params)}`}
      module={route.module}
      place={route.path}
      remoteProps={remoteProps}
      serverPage={serverPage?.pathname === pathname ? serverPage : undefined}
      onReady={onPageReady}
    />
  );
}

/** Waits until the stored token was checked; without a valid login it redirects to the home page. */
function PrivatePage(match: RouteMatch) {
  const { status } = useSelector(selectSession);
  const { t } = useTranslation('common');
  if (status === 'unknown') return <Spinner label={t('loading')} />;
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
