import type { Registry } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { platformApi } from '@idavuelta/shared/queries';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppRoot } from './app/AppRoot.tsx';
import { createApp } from './app/create-app.ts';
import type { HydrationPayload } from './app/hydration-payload.ts';
import { loadPage } from './modules/load-page.ts';
import { readyRegistry } from './modules/registry-status.ts';
import { hydrate } from './start.tsx';
import { aModule, aRegistry } from './testing/renderShell.tsx';

const things = platformApi.injectEndpoints({
  endpoints: (build) => ({ number: build.query<number, void>({ query: () => ({ url: '/number' }) }) }),
});

function Counter() {
  const { t } = useTranslation('mfe-counter');
  const { data } = things.useNumberQuery();
  const [count, setCount] = useState(data ?? 0);
  return (
    <>
      <h1>{t('title')}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </>
  );
}
const counter = aModule(
  'mfe-counter',
  { '/': Counter },
  { texts: async () => ({ default: { title: 'Un contador' } }) },
);
for (const route of counter.routes) route.public = true;
const registry: Registry = aRegistry(counter);

const payload: HydrationPayload = {
  config: {},
  origin: 'http://localhost',
  registry,
  locale: {
    country: 'PE',
    language: 'es_PE',
    fallbackLanguage: 'es_PE',
    siteLanguage: 'es_PE',
    languageChanged: false,
  },
  slices: {
    localeOptions: {
      countries: [{ code: 'PE', name: 'Perú', defaultLocaleCode: 'es_PE' }],
      locales: [{ code: 'es_PE', name: 'Español (Perú)' }],
    },
    api: {
      queries: {
        'number(undefined)': {
          status: 'fulfilled',
          endpointName: 'number',
          requestId: '1',
          data: 41,
          startedTimeStamp: 1,
          fulfilledTimeStamp: 2,
        },
      },
      provided: { tags: {}, keys: {} },
    },
  },
  texts: {},
};

/** The page as a server with the same state renders it. */
async function renderOnServer() {
  const app = createApp({
    config: {},
    origin: payload.origin,
    releaseLoader: () => async () => counter,
    payload,
  });
  app.setRegistry(registry);
  app.context.store.attachQueries(platformApi);
  await app.showLanguage('es_PE');
  const ready = readyRegistry(registry);
  const match = ready.routes('/');
  if (match) await loadPage(app.host, match);
  const html = renderToString(
    <AppRoot
      app={app}
      registry={ready}
      Router={({ children }) => <StaticRouter location="/">{children}</StaticRouter>}
    />,
  );
  return { html, texts: app.context.i18n.getDataByLanguage('es_PE') as HydrationPayload['texts'] };
}

async function hydratePage(load = async () => counter) {
  const { html, texts } = await renderOnServer();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  globalThis.fetch = jest.fn(async () => Promise.reject(new Error('fetched again')));
  await act(() =>
    hydrate(root, { ...payload, texts }, ({ loadQueries }) => async () => {
      await loadQueries();
      return load();
    }),
  );
  return { root };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('hydrates a page from the server: the same elements, no request, and it responds to the visitor', async () => {
  const { html } = await renderOnServer();
  expect(html).toContain('>41</button>');
  const user = userEvent.setup();
  const { root } = await hydratePage();
  const button = screen.getByRole('button', { name: '41' });
  expect(root.contains(button)).toBe(true);
  await user.click(button);
  expect(screen.getByRole('button', { name: '42' })).toBe(button);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Un contador');
  expect(fetch).not.toHaveBeenCalled();
  // A console.error, as React's about a page that differs, would fail this test.
});

it('rejects when the page’s module cannot be loaded, so that the page is rendered without it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await expect(hydratePage(() => Promise.reject(new Error('gone')))).rejects.toThrow('mfe-counter is unavailable');
});
