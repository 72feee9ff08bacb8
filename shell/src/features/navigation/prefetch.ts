import { type ContractState, type DataContext, type QueryOutcome, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import type { PlatformStore } from '@idavuelta/shared/host';
import { loadPage } from '../../modules/load-page.ts';
import type { ModuleHost } from '../../modules/module-host.ts';
import type { RouteTable } from '../../modules/route-table.ts';

interface Subscribed extends Promise<QueryOutcome> {
  unsubscribe: () => void;
}

/** A page that was asked for is not asked for again in this many milliseconds: its data may be older then. */
const freshFor = 30_000;

/** Gets pages ready before the visitor asks for them: their module, their code and what they show first. */
export function createPrefetch(host: ModuleHost, routes: RouteTable, store: PlatformStore) {
  const asked = new Map<string, number>();

  /** Code and data of the page at an address; a failure shows when the visitor goes there. */
  async function page(pathname: string, search: string) {
    const match = routes(pathname);
    if (!match || match.route.private || host.get(match.route.module)?.status === 'failed') return;
    const address = pathname + search;
    if (Date.now() - (asked.get(address) ?? 0) < freshFor) return;
    asked.set(address, Date.now());
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
      started.unsubscribe(); // kept for as long as its endpoint keeps what nobody shows
      return outcome;
    });
  }

  /** Only the code, and only of modules that are on the page already. */
  async function code(pathname: string) {
    const match = routes(pathname);
    if (!match || match.route.private || host.get(match.route.module)?.status !== 'ready') return;
    await loadPage(host, match);
  }

  return { page, code };
}
