import { type ContractState, type DataContext, type QueryOutcome, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import type { PlatformStore } from '@idavuelta/shared/host';
import { loadPage } from '../../modules/load-page.ts';
import type { ModuleHost } from '../../modules/module-host.ts';
import type { RouteTable } from '../../modules/route-table.ts';

interface Subscribed extends Promise<QueryOutcome> {
  unsubscribe: () => void;
}

/** Milliseconds for which a page that was prefetched is not prefetched again. */
const ttl = 30_000;

/** Loads a page's module, code and data before the visitor goes there. */
export function createPrefetch(host: ModuleHost, routes: RouteTable, store: PlatformStore) {
  const prefetchedAt = new Map<string, number>();

  /** Loads code and data of the page at an address. @throws Error when its module or code cannot be loaded */
  async function page(pathname: string, search: string) {
    const match = routes(pathname);
    if (!match || match.route.private || host.get(match.route.module)?.status === 'failed') return;
    const address = pathname + search;
    if (Date.now() - (prefetchedAt.get(address) ?? 0) < ttl) return;
    prefetchedAt.set(address, Date.now());
    const definition = await loadPage(host, match);
    const data = await definition.data?.();
    const state = store.getState() as ContractState;
    const context: DataContext = {
      params: match.params,
      search: new URLSearchParams(search),
      country: state.locale.country,
      language: state.locale.language,
      authenticated: selectIsLoggedIn(state),
    };
    await data?.default(context, async (query) => {
      const started = store.dispatch(query as never) as unknown as Subscribed;
      const outcome = await started;
      started.unsubscribe(); // stays cached for the endpoint's `keepUnusedDataFor`
      return outcome;
    });
  }

  /** Loads the code of a page, only of modules that are on the page already. */
  async function code(pathname: string) {
    const match = routes(pathname);
    if (!match || match.route.private || host.get(match.route.module)?.status !== 'ready') return;
    await loadPage(host, match);
  }

  return { page, code };
}
