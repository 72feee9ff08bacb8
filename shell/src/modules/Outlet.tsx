import { links, selectSession } from '@idavuelta/shared/contracts';
import { Navigate, useLocation, useSelector } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { useTranslation } from 'react-i18next';
import { ModuleMissing } from './ModuleMissing.tsx';
import { useModules } from './ModulesContext.ts';
import { PartLoader } from './PartLoader.tsx';
import type { RouteMatch } from './route-table.ts';

/** The page of the current path: its owner is known from the registry before a byte of it is loaded. */
export function Outlet() {
  const { pathname } = useLocation();
  const { registry, retryRegistry } = useModules();
  const { t } = useTranslation('common');

  if (registry.status === 'loading') return <Spinner label={t('loading')} />;
  if (registry.status === 'failed') return <MissingPage onRetry={() => void retryRegistry()} />;
  const found = registry.routes(pathname);
  if (!found) return <Navigate to={links.error404()} replace />;
  return found.route.private ? <PrivatePage {...found} /> : <ModulePage {...found} />;
}

function ModulePage({ route, params }: RouteMatch) {
  return (
    <PartLoader
      module={route.module}
      part={`${route.path} ${JSON.stringify(params)}`}
      partProps={{ params } as object}
      pick={({ routes }) => routes.find(({ path }) => path === route.path)?.load as never}
    />
  );
}

/** Waits until the stored token was looked at; without a valid login the visitor lands on the home page. */
function PrivatePage(found: RouteMatch) {
  const { status } = useSelector(selectSession);
  const { t } = useTranslation('common');
  if (status === 'unknown') return <Spinner label={t('loading')} />;
  if (status === 'anonymous') return <Navigate to={links.home()} replace />;
  return <ModulePage {...found} />;
}

function MissingPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <div className="page">
      <h1 tabIndex={-1}>{t('module_missing.page')}</h1>
      <ModuleMissing failure="registry" onRetry={onRetry} />
    </div>
  );
}
