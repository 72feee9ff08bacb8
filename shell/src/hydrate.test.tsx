import type { Registry } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { platformApi } from '@idavuelta/shared/queries';
import { aLocale, report } from '@idavuelta/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppRoot } from './app/AppRoot.tsx';
import { createApp } from './app/create-app.ts';
import type { HydrationPayload } from './app/hydration-payload.ts';
import type { LoadExpose } from './modules/federation/expose-loader.ts';
import { loadPage } from './modules/load-page.ts';
import { readyRegistry } from './modules/registry-store.ts';
import { hydrate } from './start.tsx';
import { aModule, aRegistry, aRelease, loadFrom, textsFrom } from './testing/renderShell.tsx';

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
  { texts: () => ({ title: 'Un contador' }), routes: { '/': { public: true } } },
);
const registry: Registry = aRegistry(counter);

const payload: HydrationPayload = {
  config: {},
  origin: 'http://localhost',
  registry,
  locale: aLocale(),
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

/** Renders the page as a server with the same state does. */
async function renderOnServer(releases = registry) {
  const ready = readyRegistry(releases);
  const app = createApp({
    config: {},
    origin: payload.origin,
    loadExpose: loadFrom(counter),
    readTexts: textsFrom(counter),
    payload,
    registry: ready,
  });
  app.context.store.attachQueries(platformApi);
  await app.showLanguage('es_PE');
  const match = ready.routes('/');
  if (match?.route.public) await loadPage(app.host, match);
  const html = renderToString(
    <AppRoot app={app} Router={({ children }) => <StaticRouter location="/">{children}</StaticRouter>} />,
  );
  return { html, texts: app.context.i18n.getDataByLanguage('es_PE') as HydrationPayload['texts'] };
}

async function hydratePage(
  loadExpose: LoadExpose = loadFrom(counter),
  releases = registry,
  rendered = registry,
  before = () => {},
) {
  const { html, texts } = await renderOnServer(rendered);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  before();
  // A release other than the server's needs its own texts, and nothing else.
  globalThis.fetch = jest.fn(async (address) => {
    const isRegistry = String(address).includes('registry.json');
    const content = isRegistry ? releases : await textsFrom(counter)(String(address));
    return { ok: true, json: async () => content } as Response;
  });
  await act(async () => {
    const hydrated = hydrate(root, { ...payload, registry: releases, texts }, { loadExpose, hasLoaded: () => true });
    await jest.advanceTimersByTimeAsync(10); // hydration runs in several tasks
    await hydrated;
  });
  return { root, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const unavailable = 'Esta parte del sitio no está disponible';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

it('hydrates a page from the server: the same elements, no request, and it responds to the visitor', async () => {
  const { html } = await renderOnServer();
  expect(html).toContain('>41</button>');
  const { root, user } = await hydratePage();
  const button = screen.getByRole('button', { name: '41' });
  expect(root.contains(button)).toBe(true);
  await user.click(button);
  expect(screen.getByRole('button', { name: '42' })).toBe(button);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Un contador');
  expect(fetch).not.toHaveBeenCalled();
  // React's console.error about a page that differs from the server's would fail this test.
});

it('lets the frame respond while the page’s module has not arrived, then hydrates what is on the screen', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { user } = await hydratePage(async (request) => {
    await arrival;
    return loadFrom(counter)(request);
  });
  const button = screen.getByRole('button', { name: '41' });
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await act(async () => arrive());
  await user.click(button);
  expect(screen.getByRole('button', { name: '42' })).toBe(button);
});

describe('pressed before the page’s script has come', () => {
  /** Does what a browser does when a button with `command="show-modal"` is pressed, which jsdom does not. */
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('command', 'show-modal');
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    (dialog as HTMLDialogElement).showModal();
  };
  const hydratePressed = (name: string) => hydratePage(undefined, undefined, undefined, () => press(name));

  it('[HDR-03] the menu is open and stays so, and is closed as usual', async () => {
    const { user } = await hydratePressed('Abrir el menú');
    const menu = within(screen.getByRole('dialog', { name: 'Menú' }));
    expect(menu.getByRole('button', { name: /País e idioma/ })).toBeVisible();
    await user.click(menu.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[HDR-01] the login is open, and its form comes', async () => {
    const { user } = await hydratePressed('Ingresar');
    const login = within(await screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' }));
    expect(login.getByLabelText('Contraseña')).toBeVisible();
    await user.click(login.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('loads a page that servers do not render while the frame is hydrated', async () => {
  const browserOnly = aModule('mfe-counter', { '/': Counter }, { texts: () => ({ title: 'Un contador' }) });
  const registryOfPage = aRegistry(browserOnly);
  const { html } = await renderOnServer(registryOfPage);
  expect(html).toMatch(/<main.*Cargando….*<\/main>/s);
  const marks = jest.spyOn(performance, 'mark');
  const marksAtStart: number[] = [];
  await hydratePage(
    (request) => {
      marksAtStart.push(marks.mock.calls.length);
      return loadFrom(browserOnly)(request);
    },
    registryOfPage,
    registryOfPage,
  );
  expect(marksAtStart).toEqual([0]); // once, before the frame responded
  expect(marks).toHaveBeenCalledWith('idavuelta:frame-ready');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Un contador');
  // React's console.error about a page that differs from the server's would fail this test.
});

it('keeps the page readable while its module hangs, with a message above it after three seconds', async () => {
  let hangs = true;
  const { user } = await hydratePage((request) =>
    hangs && request.attempt === 0 ? new Promise(() => {}) : loadFrom(counter)(request),
  );
  const button = screen.getByRole('button', { name: '41' });
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText(unavailable).compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Un contador');
  hangs = false;
  await act(() => user.click(screen.getByRole('button', { name: 'Reintentar' })));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
  await user.click(button);
  expect(screen.getByRole('button', { name: '42' })).toBe(button);
});

it('keeps the page readable when its module cannot be loaded, with a message above it', async () => {
  report.expect('mfe-counter: entry Error: gone');
  await hydratePage(() => Promise.reject(new Error('gone')));
  expect(screen.getByText(unavailable)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Un contador');
  expect(within(screen.getByRole('main')).queryByText('Cargando…')).not.toBeInTheDocument();
});

it('keeps the page readable when its module throws as it is hydrated, with a message above it', async () => {
  report.expect('mfe-counter: start Error: boom');
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs what the boundary caught
  const Bomb = () => {
    throw new Error('boom');
  };
  const broken = aModule('mfe-counter', { '/': Bomb }, { routes: { '/': { public: true } } });
  await hydratePage(loadFrom(broken));
  expect(screen.getByText(unavailable)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Un contador');
});

it('[FLT-12] a page whose nodes are changed under React each time ends in a message with a retry, never blank', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Moved = () => {
    useLayoutEffect(() => {
      throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
    }, []);
    return null;
  };
  const broken = aModule('mfe-counter', { '/': Moved }, { routes: { '/': { public: true } } });
  const { html, texts } = await renderOnServer();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  jest.useRealTimers();
  const loader = { loadExpose: loadFrom(broken), hasLoaded: () => true };
  // Outside `act`, which would intercept uncaught errors.
  await hydrate(document.getElementById('root') as HTMLElement, { ...payload, texts }, loader);
  expect(await screen.findByRole('heading', { level: 1, name: /We could not open the site/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('takes the previous release when the current one throws as it is hydrated', async () => {
  report.expect('mfe-counter: start Error: boom');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Bomb = () => {
    throw new Error('boom');
  };
  const broken = aModule('mfe-counter', { '/': Bomb }, { routes: { '/': { public: true } } });
  const releases: Registry = {
    revision: 1,
    modules: { 'mfe-counter': { current: aRelease(counter, '2.0.0'), previous: aRelease(counter, '1.0.0') } },
  };
  const { user } = await hydratePage(
    (request) => loadFrom(request.release.version === '2.0.0' ? broken : counter)(request),
    releases,
  );
  await user.click(screen.getByRole('button', { name: '41' }));
  expect(screen.getByRole('button', { name: '42' })).toBeVisible();
  expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
});

describe('a page that another release than the server’s takes over', () => {
  const older = aModule(
    'mfe-counter',
    { '/': () => <h1>La página de antes</h1> },
    { routes: { '/': { public: true } } },
  );
  const releases: Registry = {
    revision: 1,
    modules: { 'mfe-counter': { current: aRelease(counter, '2.0.0'), previous: aRelease(older, '1.0.0') } },
  };
  const missing = async () => {
    throw new Error('404');
  };
  const expectOlder = () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La página de antes');
    expect(screen.queryByRole('button', { name: '41' })).not.toBeInTheDocument();
    // React's console.error about a page that differs from the server's would fail this test.
  };

  it.each(['before the frame is hydrated', 'after it'])('[MOD-02] is rendered anew: %s', async (when) => {
    report.expect('mfe-counter: entry Error: 404');
    let fail = () => {};
    const failure = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await hydratePage(async (request) => {
      if (request.release.version !== '2.0.0') return loadFrom(older)(request);
      if (when === 'after it') await failure;
      return missing();
    }, releases);
    if (when === 'after it') {
      expect(screen.getByRole('button', { name: '41' })).toBeVisible();
      await act(async () => fail());
      await act(() => jest.advanceTimersByTimeAsync(10));
    }
    expectOlder();
  });
});
