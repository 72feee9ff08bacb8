import {
  type DataResult,
  languageTag,
  links,
  type QueryOutcome,
  type RenderedPage,
  type RenderRequest,
} from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type HydrationPayload, hydrationPayloadElement } from '../app/hydration-payload.ts';
import { SiteRoot } from '../app/SiteRoot.tsx';
import { type AssembledSite, createSite } from '../app/site.ts';
import { readChoice } from '../features/locale/choice.ts';
import { localeFrom } from '../features/locale/locale.saga.ts';
import { localeOptionsFound } from '../features/locale/locale-options.slice.ts';
import { loadPage } from '../modules/load-page.ts';
import { readyRegistry } from '../modules/registry-status.ts';
import type { RouteMatch } from '../modules/route-table.ts';
import { apiAdapter } from './api-adapter.ts';
import { splitHead } from './head.ts';

/**
 * One page as a browser would show it for a visitor without a session.
 * @throws Error when its module or its data do not come: the caller sends the plain page instead
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { registry, config, origin, pathname, search } = request;
  const ready = readyRegistry(registry);
  const choice = readChoice(request.cookies, search);
  const locale = { ...localeFrom(choice, request.channel, request.localeOptions.countries), languageChanged: false };
  const assembled = createSite({
    config,
    origin,
    releaseLoader: () => request.loadRelease,
    adapter: apiAdapter(request.fetchApi),
    processes: false,
    payload: { locale, slices: {}, texts: {} },
  });
  const { store, i18n } = assembled.site;
  assembled.setRegistry(registry);
  store.attachQueries(platformApi);
  store.dispatch(localeOptionsFound(request.localeOptions));
  await assembled.showLanguage(locale.language);

  const match = ready.routes(pathname);
  if (!match && pathname !== links.error404()) return { kind: 'not-found' };
  try {
    // What is somebody's own is for the browser: its page comes in the frame, with all that needs no login.
    if (match?.route.public && (await prepare(assembled, match, search)) === 'not-found') return { kind: 'not-found' };
    const html = renderToString(
      <SiteRoot
        assembled={assembled}
        registry={ready}
        Router={({ children }) => <StaticRouter location={`${pathname}${search}`}>{children}</StaticRouter>}
      />,
    );
    const { head, body } = splitHead(html);
    const payload: HydrationPayload = {
      config,
      origin,
      registry,
      locale,
      slices: { localeOptions: request.localeOptions, api: dehydratedQueries(store.getState()) },
      texts: i18n.getDataByLanguage(locale.language) as Record<string, object>,
    };
    return {
      kind: 'page',
      language: languageTag(locale.language),
      head,
      body,
      hydrationPayload: hydrationPayloadElement(payload),
      ...(match && { owner: { module: match.route.module, route: match.route.path } }),
    };
  } finally {
    store.dispatch(platformApi.util.resetApiState()); // its timers would keep the store alive
  }
}

/** Loads the page and awaits its data. @throws Error when a call failed: what failed here, the browser may try again */
async function prepare(assembled: AssembledSite, match: RouteMatch, search: string): Promise<DataResult> {
  const { store } = assembled.site;
  const definition = await loadPage(assembled.host, match);
  const data = await definition.data?.();
  if (!data) return undefined;
  const { country, language } = store.getState().locale;
  const context = {
    params: match.params,
    search: new URLSearchParams(search),
    country,
    language,
    authenticated: false,
  };
  const failures: unknown[] = [];
  const result = await data.default(context, async (query) => {
    const outcome = await (store.dispatch(query as never) as Promise<QueryOutcome>);
    if (outcome.error) failures.push(outcome.error);
    return outcome;
  });
  if (result !== 'not-found' && failures.length) throw new Error('the data did not come', { cause: failures[0] });
  return result;
}

/** The query cache less what belongs to one process: who listens, and settings that JSON cannot hold. */
function dehydratedQueries(state: object) {
  const { queries, provided } = (state as Record<string, Record<string, unknown>>)[platformApi.reducerPath] ?? {};
  return { queries, provided };
}
