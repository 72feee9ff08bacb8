import { links, selectSession } from '@idavuelta/shared/contracts';
import { Navigate, useLocation, useSelector } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { useTranslation } from 'react-i18next';
import { useModules } from './ModulesContext.ts';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';
import { RemoteLoader } from './RemoteLoader.tsx';
import type { RouteMatch } from './route-table.ts';

/** The page of the current path. The registry says which module owns it, before anything of the module is loaded. */
export function Outlet() {
  const { pathname } = useLocation();
  const { registry, retryRegistry } = useModules();
  const { t } = useTranslation('common');

  if (registry.status === 'loading') return <Spinner label={t('loading')} />;
  if (registry.status === 'failed') return <UnavailablePage onRetry={() => void retryRegistry()} />;
  const match = registry.routes(pathname);
  if (!match) return <Navigate to={links.error404()} replace />;
  return match.route.private ? <PrivatePage {...match} /> : <ModulePage {...match} />;
}

function ModulePage({ route, params }: RouteMatch) {
  return (
    <RemoteLoader
      module={route.module}
      remoteKey={`${route.path} ${JSON.stringify(params)}`}
      remoteProps={{ params } as object}
      pick={({ routes }) => routes.find(({ path }) => path === route.path)?.load as never}
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

function UnavailablePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <div className="page">
      <h1 tabIndex={-1}>{t('module_missing.page')}</h1>
      <ModuleUnavailable failure="registry" onRetry={onRetry} />
    </div>
  );
}
