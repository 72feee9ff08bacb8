import {
  type DataResult,
  type Language,
  languageTag,
  type QueryOutcome,
  type Registry,
  type Release,
  type RenderedPage,
  type RenderRequest,
  type RouteMatch,
  type Success,
} from '@idavuelta/shared/contracts';
import { createServerI18n } from '@idavuelta/shared/i18n';
import { platformApi } from '@idavuelta/shared/queries';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppRoot } from '../app/AppRoot.tsx';
import { type AppInstance, createApp } from '../app/create-app.ts';
import type { HydrationPayload } from '../app/hydration-payload.ts';
import { localeFrom } from '../features/locale/locale.saga.ts';
import { readLocalePreference } from '../features/locale/locale-preference.ts';
import { loadDataOf } from '../modules/load-page.ts';
import type { ReadyRegistry } from '../modules/registry-store.ts';
import { serverApiClient } from './api-client.ts';
import { cachedHtmlFor } from './cached-html.tsx';
import { payloadElement } from './payload-element.ts';
import { hasThrown, splitHead } from './rendered-html.ts';
import { createServerLoader } from './server-loader.ts';
import { siteRegistry } from './site-registry.ts';

/**
 * Renders a page as a visitor without a session sees it. For pages that are not public only the layout is rendered.
 * @throws Error when the page's module or data cannot be fetched; the caller then sends the page without content
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { registry, config, origin, pathname, search, match } = request;
  // The gateway has already matched the path, and a page has only one.
  const ready: ReadyRegistry = { status: 'ready', registry, routes: (path) => (path === pathname ? match : undefined) };
  const preference = readLocalePreference(request.cookies, search);
  const locale = {
    ...localeFrom(preference, request.channel, request.localeOptions.countries),
    languageChanged: false,
  };
  const { localeOptions } = request;
  const sent = match?.route.frame === 'bare' ? registry : siteRegistry(registry);
  /** Parts of the payload that pages share. */
  const common = new Set<unknown>([sent, config, ...Object.values(localeOptions)]);
  const fetchApi: RenderRequest['fetchApi'] = async (path, languages) => {
    const response = await request.fetchApi(path, languages);
    common.add((response.body as Partial<Success<unknown>> | undefined)?.data);
    return response;
  };
  const app = createApp({
    config,
    origin,
    registry: ready,
    loadExpose: createServerLoader(request.loadEntry),
    hedging: false,
    client: serverApiClient(fetchApi, [locale.language, locale.fallbackLanguage]),
    readTexts: request.readTexts,
    sagas: false,
    i18n: i18nOf(locale.language),
    payload: { locale, slices: { localeOptions }, texts: {} },
  });
  const { store } = app.context;
  store.attachQueries(platformApi);
  await app.showLanguage(locale.language);

  try {
    // A page behind a login is left to the browser, which has the token: only its layout is rendered here.
    if (match?.route.public && (await loadPageAndData(app, match, search)) === 'not-found')
      return { kind: 'not-found' };
    const { head, body } = await renderWhole(app, request);
    const running = match && app.host.running(match.route.module);
    const payload: HydrationPayload = {
      config,
      origin,
      registry: running ? withCurrent(sent, running) : sent,
      locale,
      slices: { localeOptions, api: dehydratedQueries(store.getState()) },
      texts: textsOf(app, locale.language),
    };
    for (const texts of Object.values(payload.texts)) common.add(texts);
    return {
      kind: 'page',
      language: languageTag(locale.language),
      head,
      body,
      hydrationPayload: payloadElement(payload, common),
      release: running?.version,
    };
  } finally {
    store.dispatch(platformApi.util.resetApiState()); // the cache's timers would keep the store in memory
  }
}

/**
 * Renders the head and body of the page. When its release throws, it falls back to the previous one.
 * @throws Error when a part of the page threw: the visitor would see nothing in its place
 */
async function renderWhole(app: AppInstance, { pathname, search, match }: RenderRequest) {
  const { language } = app.context.store.getState().locale;
  const render = () => {
    const pieces = cachedHtmlFor(app);
    // Only these two elements, with one child each, may surround the root: React's `useId` counts from the root.
    const html = renderToString(
      <html lang={languageTag(language)}>
        <body>
          <AppRoot
            app={app}
            cachedHtml={pieces.cachedHtml}
            Router={({ children }) => <StaticRouter location={`${pathname}${search}`}>{children}</StaticRouter>}
          />
        </body>
      </html>,
    );
    if (hasThrown(html)) return undefined;
    const { head, body } = splitHead(html);
    return { head: head + pieces.head(), body };
  };
  const rendered = render();
  if (rendered) return rendered;
  const page = match?.route.public && app.host.status(match.route.module, match.route.path);
  if (match && page && page.status === 'ready') {
    app.host.abandon(match.route.module, match.route.path, page.attempt, new Error('it threw while it was rendered'));
    await loadPageAndData(app, match, search);
    const healed = render();
    if (healed) return healed;
  }
  throw new Error('a part of the page threw while it was rendered');
}

/**
 * One instance per language. Each set of releases evaluates this file separately, so the texts of other releases are
 * not in it.
 */
const instances = new Map<Language, i18n>();

function i18nOf(language: Language): i18n {
  const instance = instances.get(language) ?? createServerI18n(language);
  instances.set(language, instance);
  return instance;
}

/** Returns the texts of the shell and of the page by namespace: the instance also has those of other pages. */
function textsOf({ context, host }: AppInstance, language: Language): Record<string, object> {
  const namespaces = ['common', 'shell', ...host.mounted().flatMap((mounted) => [...mounted.namespaces])];
  const texts = Object.fromEntries(
    namespaces.map((name) => [name, context.i18n.getResourceBundle(language, name)] as const),
  );
  return { ...texts, common: withoutErrors(texts.common) };
}

/** A page starts without error messages, except the one for a lost connection, which could no longer be fetched. */
const withoutErrors = ({ errors, ...common }: { errors?: { NETWORK?: string } }) => ({
  ...common,
  errors: { NETWORK: errors?.NETWORK },
});

/** Loads the page and waits for its data. @throws Error when a query failed; it may succeed in the browser later */
async function loadPageAndData(app: AppInstance, match: RouteMatch, search: string): Promise<DataResult> {
  const { store } = app.context;
  const loadData = await loadDataOf(app.host, match);
  if (!loadData) return undefined;
  const { country, language } = store.getState().locale;
  const context = {
    params: match.params,
    search: new URLSearchParams(search),
    country,
    language,
    authenticated: false,
  };
  const failures: unknown[] = [];
  const result = await loadData(context, async (query) => {
    const outcome = await (store.dispatch(query as never) as Promise<QueryOutcome>);
    if (outcome.error) failures.push(outcome.error);
    return outcome;
  });
  if (result !== 'not-found' && failures.length) throw new Error('a query of the page failed', { cause: failures[0] });
  return result;
}

/** The browser must hydrate the page with the release that rendered it, even if it is the previous one. */
function withCurrent(registry: Registry, release: Release): Registry {
  const entry = registry.modules[release.name];
  if (!entry || entry.current.version === release.version) return registry;
  return { ...registry, modules: { ...registry.modules, [release.name]: { current: release } } };
}

/** Returns what a browser can use of the query cache: results, without subscriptions, settings and request ids. */
function dehydratedQueries(state: object) {
  const cache = (state as Record<string, Record<string, object>>)[platformApi.reducerPath];
  const queries = Object.entries(cache?.queries ?? {}).map(([key, entry]) => {
    const { requestId: _, startedTimeStamp: __, ...query } = entry as Record<string, unknown>;
    return [key, query] as const;
  });
  return { queries: Object.fromEntries(queries), provided: cache?.provided };
}
