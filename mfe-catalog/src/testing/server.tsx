import type { EventDetail, LoadData, Page as PageComponent } from '@idavuelta/shared/contracts';
import { createPlatformStore } from '@idavuelta/shared/host';
import { addTexts, commonTexts, createI18n } from '@idavuelta/shared/i18n';
import { platformApi } from '@idavuelta/shared/queries';
import { addModuleTexts, aLocale, anEvent, fakeNetwork, pickUps } from '@idavuelta/shared/testing';
import { renderToString } from 'react-dom/server.node';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import catalog from '../module.ts';
import { someFacets } from './facets.ts';

const noche = anEvent({ slug: 'noche' });
const apiWith = (event: EventDetail) => ({
  'GET /events': [event],
  'GET /event-facets': someFacets(),
  'GET /events/noche': event,
  'GET /events/:id/pick-ups': pickUps(),
  'GET /recommended-events': [{ id: 1, regularEvent: event }],
  'GET /complaints-book': { name: 'Idavuelta Perú S.A.C.', taxId: '20131312955', address: 'Av. Larco 1232' },
  'GET /legal-documents/privacy': { document: 'privacy', language: 'es_PE', text: '# Datos\n\nPocos.' },
  'GET /landing-slides': [{ id: 1, url: '/event/noche', imagePath: '/media/slide.abc' }],
});
const params: Record<string, string> = { name: 'noche', product: 'vans', document: 'privacy' };

/**
 * A route of the module as a server renders it: the data first, then one render.
 * @param over changes the event `noche`
 */
export async function renderOnServer(path: string, over: Partial<EventDetail> = {}) {
  const route = catalog.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(path);
  const { adapter, calls, unhandled } = fakeNetwork(apiWith({ ...noche, ...over }));
  const store = createPlatformStore({
    baseUrl: '',
    adapter,
    preloadedState: {
      session: { status: 'anonymous' },
      locale: aLocale({ language: 'en_US' }),
    },
  });
  store.attachQueries(platformApi);
  const i18n = createI18n('en_US');
  await addTexts(i18n, 'en_US', 'common', commonTexts);
  addModuleTexts(i18n, 'en_US', catalog);
  const context = {
    params,
    search: new URLSearchParams(),
    country: 'PE',
    language: 'en_US' as const,
    authenticated: false,
  };
  const fileOf = (exposed: string) => `../${exposed}`;
  if (route.data) {
    const { default: loadData } = (await import(fileOf(route.data))) as { default: LoadData };
    await loadData(context, (query) => store.dispatch(query as never));
  }
  const { default: Page } = (await import(fileOf(route.page))) as { default: PageComponent };
  const page = (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <StaticRouter location={path.replace(/:(\w+)/, (_, name: string) => params[name] ?? '')}>
          <Page params={params} />
        </StaticRouter>
      </Provider>
    </I18nextProvider>
  );
  return { page, html: renderToString(page), store, calls, unhandled };
}
