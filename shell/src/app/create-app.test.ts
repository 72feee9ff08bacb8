import { platformApi } from '@idavuelta/shared/queries';
import { aLocale, report } from '@idavuelta/shared/testing';
import { readyRegistry } from '../modules/registry-store.ts';
import { aRegistry, loadFrom, textsFrom } from '../testing/renderShell.tsx';
import { createApp } from './create-app.ts';
import type { HydrationPayload } from './hydration-payload.ts';

platformApi.injectEndpoints({
  endpoints: (build) => ({ title: build.query<string, string>({ query: (id) => ({ url: `/titles/${id}` }) }) }),
});

const payload: Pick<HydrationPayload, 'locale' | 'slices' | 'texts'> = {
  locale: aLocale(),
  slices: {
    api: {
      queries: { 'title("7")': { status: 'fulfilled', endpointName: 'title', originalArgs: '7', data: 'Fiesta' } },
      provided: { tags: {}, keys: {} },
    },
  },
  texts: { common: { errors: { NETWORK: 'Sin conexión' } } },
};

function hydratedApp(respond: () => unknown = () => 'Party') {
  const calls: (string | undefined)[] = [];
  const app = createApp({
    config: {},
    origin: 'http://localhost',
    loadExpose: loadFrom(),
    readTexts: textsFrom(),
    registry: readyRegistry(aRegistry()),
    adapter: async (config) => {
      calls.push(config.url);
      return { data: { success: true, data: respond() }, status: 200, statusText: 'OK', headers: {}, config };
    },
    payload,
  });
  app.context.store.attachQueries(platformApi);
  const title = () =>
    (app.context.store.getState() as unknown as { api: { queries: Record<string, { data: string }> } }).api.queries[
      'title("7")'
    ]?.data;
  return { app, calls, title };
}

it('[LOC-10] fetches what the server sent in one language again when another is shown, once', async () => {
  const { app, calls, title } = hydratedApp();
  await app.showLanguage('es_PE');
  expect([title(), calls]).toEqual(['Fiesta', []]);
  await app.showLanguage('en_US');
  expect([title(), calls]).toEqual(['Party', ['/titles/7']]);
  await app.showLanguage('pt_BR');
  expect(calls).toHaveLength(1);
});

it('[LOC-10] keeps what the server sent when it cannot be fetched in the other language', async () => {
  report.expect('a call failed before it reached the network Error: the API is down');
  const { app, title } = hydratedApp(() => {
    throw new Error('the API is down');
  });
  await app.showLanguage('en_US');
  expect(title()).toBe('Fiesta');
  expect(app.context.i18n.language).toBe('en_US');
});

it('fetches the messages of errors after the page, which came without them', async () => {
  const { app } = hydratedApp();
  const { i18n } = app.context;
  expect(i18n.t('common:errors.NETWORK')).toBe('Sin conexión');
  expect(i18n.exists('common:errors.RATE_LIMITED')).toBe(false);
  await app.completeTexts();
  expect(i18n.exists('common:errors.RATE_LIMITED')).toBe(true);
});
