/** @jest-environment node */
import { createPlatformStore } from '@idavuelta/shared/host';
import { addTexts, commonTexts, createI18n } from '@idavuelta/shared/i18n';
import { platformApi } from '@idavuelta/shared/queries';
import { anEvent, fakeNetwork } from '@idavuelta/shared/testing';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import catalog from './module.ts';

const event = anEvent({ slug: 'noche' });
const api = {
  'GET /events': [event],
  'GET /events/noche': event,
  'GET /recommended-events': [{ id: 1, regularEvent: event }],
  'GET /landing-slides': [{ id: 1, url: '/event/noche', imagePath: '/media/slide.abc' }],
};
const params: Record<string, string> = { name: 'noche', product: 'vans' };

/** As a server renders it: no window, the data first, then one render. */
async function render(path: string) {
  const route = catalog.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(path);
  const { adapter, unhandled } = fakeNetwork(api);
  const store = createPlatformStore({
    baseUrl: '',
    adapter,
    preloadedState: {
      session: { status: 'anonymous' },
      locale: { country: 'PE', language: 'en_US', fallbackLanguage: 'es_PE', languageChanged: false },
    },
  });
  store.attachQueries(platformApi);
  const { reducer } = (await catalog.state?.())?.default ?? {};
  store.mountModule(catalog.name, { reducer }); // no processes on a server
  const i18n = createI18n('en_US');
  await addTexts(i18n, 'en_US', 'common', commonTexts);
  await addTexts(i18n, 'en_US', catalog.namespace, catalog.texts);
  const context = {
    params,
    search: new URLSearchParams(),
    country: 'PE',
    language: 'en_US' as const,
    authenticated: false,
  };
  const data = await route.data?.();
  await data?.default(context, (query) => store.dispatch(query as never));
  const { default: Page } = await route.load();
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <StaticRouter location={path.replace(/:(\w+)/, (_, name: string) => params[name] ?? '')}>
          <Page params={params} />
        </StaticRouter>
      </Provider>
    </I18nextProvider>,
  );
  return { html, unhandled };
}

it.each(catalog.routes.map(({ path }) => path))('renders %s in Node, with one h1 and its title', async (path) => {
  expect(typeof window).toBe('undefined');
  const { html, unhandled } = await render(path);
  expect(unhandled).toEqual([]);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]+<\/title>/);
});

it('renders a list with its data in the HTML', async () => {
  const { html } = await render('/massive-events');
  expect(html).toContain('href="/event/noche"');
  expect(html).toContain('S/45,00');
});

it('renders an event with its facts in the HTML', async () => {
  const { html } = await render('/event/:name');
  expect(html).toContain('Estadio Nacional');
  expect(html).toContain('Friday, March 5, 2027');
});
