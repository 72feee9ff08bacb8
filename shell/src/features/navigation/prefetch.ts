import {
  type ContractState,
  type DataContext,
  type Language,
  type QueryOutcome,
  type Registry,
  selectIsLoggedIn,
} from '@idavuelta/shared/contracts';
import type { PlatformStore } from '@idavuelta/shared/host';
import { loadDataOf } from '../../modules/load-page.ts';
import type { ModuleHost } from '../../modules/module-host.ts';
import type { ReadyRegistry } from '../../modules/registry-store.ts';
import { textsAddress } from '../../modules/release-texts.ts';

interface Subscribed extends Promise<QueryOutcome> {
  unsubscribe: () => void;
}

/** Milliseconds for which the data of a prefetched page is not fetched again. */
const ttl = 30_000;

/** Prefetches pages before the visitor opens them. */
export function createPrefetch(host: ModuleHost, { registry, routes }: ReadyRegistry, store: PlatformStore) {
  const loadedAt = new Map<string, number>();

  /** Loads code and data of the page at an address. @throws Error when its module or code cannot be loaded */
  async function page(pathname: string, search: string) {
    const match = routes(pathname);
    if (!match || match.route.private || host.status(match.route.module, match.route.path)?.status === 'failed') return;
    const address = pathname + search;
    if (Date.now() - (loadedAt.get(address) ?? 0) < ttl) return;
    loadedAt.set(address, Date.now());
    const loadData = await loadDataOf(host, match);
    const state = store.getState() as ContractState;
    const context: DataContext = {
      params: match.params,
      search: new URLSearchParams(search),
      country: state.locale.country,
      language: state.locale.language,
      authenticated: selectIsLoggedIn(state),
    };
    await loadData?.(context, async (query) => {
      const started: Subscribed = store.dispatch(query as never);
      const outcome = await started;
      started.unsubscribe(); // the data stays cached for the endpoint's `keepUnusedDataFor`
      return outcome;
    });
  }

  /**
   * Makes the browser fetch the files of a page when it is idle, without running them.
   * @param whole includes the files of its data and of its module's state
   */
  function files(pathname: string, { whole = false } = {}) {
    const match = routes(pathname);
    const { language } = (store.getState() as ContractState).locale;
    if (match && !match.route.private)
      for (const address of filesOf(registry, match.route, language, whole)) prefetchFile(address);
  }

  return { page, files };
}

/** Addresses of the files that a page needs. */
function filesOf(
  { modules }: Registry,
  { module, path }: { module: string; path: string },
  language: Language,
  whole: boolean,
) {
  const release = modules[module]?.current;
  const route = release?.routes.find((candidate) => candidate.path === path);
  if (!release?.exposes || !route) return [];
  const exposes = whole ? [route.page, route.data, release.state] : [route.page];
  const files = exposes.flatMap((expose) => (expose && release.exposes?.[expose]) || []);
  const folder = release.entry.slice(0, release.entry.lastIndexOf('/') + 1);
  const texts = release.texts[route.page] ?? [];
  return [
    release.entry,
    ...files.flatMap(({ scripts }) => scripts.map(({ path: file }) => folder + file)),
    ...files.flatMap(({ styles }) => styles.map((file) => folder + file)),
    ...texts.map((namespace) => textsAddress(release.entry, namespace, language)),
  ];
}

function prefetchFile(address: string) {
  // A server-rendered page contains its style sheets inline.
  const known = `link[rel="prefetch"][href="${address}"], style[data-href="${address}"]`;
  if (document.head.querySelector(known)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  link.as = address.endsWith('.css') ? 'style' : address.endsWith('.json') ? 'fetch' : 'script';
  document.head.append(link);
}
