import { findRoute, type Page, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { Link, useLocation, useSelector } from '@idavuelta/shared/platform';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { AloneApp } from './app.ts';
import { exampleAddress } from './example-params.ts';
import styles from './Frame.module.css';
import { loadPage } from './module-files.ts';
import { SlotPage } from './SlotPage.tsx';
import { slotAddress } from './slot-address.ts';

const pages = new Map<string, LazyExoticComponent<Page>>();

function lazyPage(file: string): ComponentType<{ params: Record<string, string> }> {
  const page = pages.get(file) ?? lazy(() => loadPage(file));
  pages.set(file, page);
  return page;
}

/** Shows the module's page or slot component at the URL; otherwise a list of the module's pages and slots. */
export function CurrentPage({ app }: { app: AloneApp }) {
  const { routes, slots = {} } = app.definition;
  const { pathname } = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const match = findRoute(routes, pathname);
  const slot = Object.entries(slots).find(([name]) => slotAddress(name) === pathname);

  if (slot) return <SlotPage file={slot[1]} client={app.store.client} />;
  if (!match) return <Contents app={app} pathname={pathname} />;
  if (match.route.private && !isLoggedIn)
    return <p className={styles.page}>{match.route.path} is for customers only: log in.</p>;
  const ModulePage = lazyPage(match.route.page);
  return (
    <Suspense>
      <ModulePage key={match.route.path} params={match.params} />
    </Suspense>
  );
}

/** Lists the module's pages and slots, and reports a URL that belongs to another module. */
function Contents({ app, pathname }: { app: AloneApp; pathname: string }) {
  const { name, routes, slots = {} } = app.definition;
  const addresses = [...routes.map(({ path }) => exampleAddress(path)), ...Object.keys(slots).map(slotAddress)];
  return (
    <div className={styles.page}>
      {!/^\/(alone)?$/.test(pathname) && (
        <p role="alert">
          {pathname} leads out of {name}: it belongs to another module.
        </p>
      )}
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <Link to={address}>{address}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
