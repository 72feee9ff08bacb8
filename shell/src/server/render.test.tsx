/** @jest-environment node */
import {
  type Channel,
  findRoute,
  type LoadData,
  ownedRoutes,
  type Registry,
  type Release,
  type RenderedContent,
  type RenderRequest,
} from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';
import { report } from '@idavuelta/shared/testing';
import { aModule, aRegistry, aRelease, containerOf, textsFrom } from '../testing/renderShell.tsx';
import { renderPage } from './render.tsx';

const things = platformApi.injectEndpoints({
  endpoints: (build) => ({
    greeting: build.query<string, string>({ query: (name) => ({ url: `/greetings/${encodeURIComponent(name)}` }) }),
  }),
});

/** The `params` objects passed to the route's data and its page. */
const seenParams: object[] = [];

function Greeting({ params }: { params: Record<string, string> }) {
  seenParams.push(params);
  const { data } = things.useGreetingQuery(params.name ?? '');
  return (
    <>
      <title>{`${params.name} </head><body> | Idavuelta`}</title>
      <h1>{data}</h1>
    </>
  );
}

const greetData: LoadData = async ({ params }, start) => {
  seenParams.push(params);
  const { error } = await start(things.endpoints.greeting.initiate(params.name ?? ''));
  return (error as { status?: number } | undefined)?.status === 404 ? 'not-found' : undefined;
};
const greetingsModule = (options: { public?: boolean }) =>
  aModule(
    'mfe-greetings',
    { '/hello/:name': Greeting },
    {
      texts: (language) => ({ word: language }),
      routes: { '/hello/:name': options },
      loads: { '/hello/:name': greetData },
    },
  );
const greetings = greetingsModule({ public: true });

/** Responses of the API; any other path is 503. */
const responses: Record<string, [status: number, body: object]> = {
  '/greetings/Ana': [200, { success: true, data: 'Hola </script> Ana' }],
  '/greetings/nobody': [404, { success: false, code: 'NOT_FOUND', message: 'none' }],
};
const fetchedPaths: string[] = [];
beforeEach(() => {
  fetchedPaths.length = 0;
  seenParams.length = 0;
});
const fetchApi = async (path: string) => {
  fetchedPaths.push(path);
  const [status, body] = responses[path] ?? [503, {}];
  return { status, body };
};

const channel: Channel = { countryCode: 'CL', defaultLocaleCode: 'es_CL' };
const request = ({ pathname = '/hello/Ana', ...over }: Partial<RenderRequest> = {}): RenderRequest => ({
  pathname,
  match: findRoute(ownedRoutes(aRegistry(greetings)), pathname),
  search: '',
  cookies: '',
  channel,
  localeOptions: { countries: [], locales: [{ code: 'es_CL', name: 'Español (Chile)' }] },
  registry: aRegistry(greetings),
  config: { legal: { privacy: 'https://legal.test/privacy' } },
  origin: 'https://idavuelta.test',
  fetchApi,
  loadEntry: async () => containerOf(greetings),
  readTexts: textsFrom(greetings),
  ...over,
});
/** A registry with these releases, current and previous. The runtime caches releases by version. */
const withVersions = ([current = '', previous]: string[]): Registry => ({
  revision: 1,
  modules: {
    'mfe-greetings': {
      current: aRelease(greetings, current),
      ...(previous && { previous: aRelease(greetings, previous) }),
    },
  },
});
const withMatch = (registry: Registry) => ({ registry, match: findRoute(ownedRoutes(registry), '/hello/Ana') });

const rendered = async (over?: Partial<RenderRequest>) => (await renderPage(request(over))) as RenderedContent;
const payloadOf = ({ hydrationPayload }: RenderedContent) =>
  JSON.parse(
    /^<script type="application\/json" id="hydration-payload">(.*)<\/script>$/s.exec(hydrationPayload)?.[1] ?? '',
  );

it('renders the layout and the page with its data, in Node', async () => {
  expect(typeof window).toBe('undefined');
  const { body, head, language } = await rendered();
  for (const landmark of ['<header', '<main', '<footer']) expect(body).toContain(landmark);
  expect(body).toContain('<h1>Hola &lt;/script&gt; Ana</h1>');
  expect(head).toBe('<title>Ana &lt;/head&gt;&lt;body&gt; | Idavuelta</title>');
  expect(body).not.toMatch(/<\/?(html|head|body|title)>/);
  expect(language).toBe('es-CL');
  expect(fetchedPaths).toEqual(['/greetings/Ana']);
});

it('sends what the browser hydrates from: registry, locale, data, texts, configuration', async () => {
  const page = await rendered();
  expect(page.hydrationPayload.match(/<\/script>/g)).toHaveLength(1); // no content may end the element
  const payload = payloadOf(page);
  expect(payload.locale).toMatchObject({ country: 'CL', language: 'es_CL', fallbackLanguage: 'es_CL' });
  expect(payload.registry.modules['mfe-greetings'].current.version).toBe('1.0.0');
  expect(JSON.stringify(payload.slices.api.queries)).toContain('Hola </script> Ana');
  expect(payload.slices.api.config).toBeUndefined();
  expect(payload.texts['mfe-greetings']).toEqual({ word: 'es_CL' });
  expect(payload.texts.shell.error404).toBeDefined();
  expect(payload.config.legal.privacy).toBe('https://legal.test/privacy');
  expect(page.body).toContain('https://legal.test/privacy');
});

it('[LOC-06] renders what the visitor chose rather than the channel’s default', async () => {
  const page = await rendered({ cookies: 'idavuelta-locale=ES.en_US' });
  expect(page.language).toBe('en-US');
  expect(payloadOf(page).locale).toMatchObject({ country: 'ES', language: 'en_US', fallbackLanguage: 'es_CL' });
});

it('[LOC-06] renders in the language of the address rather than the stored one', async () => {
  const page = await rendered({ cookies: 'idavuelta-locale=ES.en_US', search: '?lang=pt-BR' });
  expect(page.language).toBe('pt-BR');
});

it('[LOC-11] lets texts fall back to the default language of the country that the visitor chose', async () => {
  const countries = [{ code: 'ES' as const, name: 'España', defaultLocaleCode: 'es_ES' as const }];
  const page = await rendered({ cookies: 'idavuelta-locale=ES.en_US', localeOptions: { countries, locales: [] } });
  expect(payloadOf(page).locale.fallbackLanguage).toBe('es_ES');
});

it('[LOC-02] renders Peru in its Spanish for a host without a channel', async () => {
  expect(payloadOf(await rendered({ channel: undefined })).locale).toMatchObject({ country: 'PE', language: 'es_PE' });
});

it('[EVT-05] responds not-found for data that does not exist', async () => {
  expect(await renderPage(request({ pathname: '/hello/nobody' }))).toEqual({ kind: 'not-found' });
});

it('renders only the layout of a page behind a login, without the page’s data', async () => {
  const page = await rendered({
    ...withMatch(aRegistry(greetingsModule({ public: false }))),
    loadEntry: () => Promise.reject(new Error('not needed')),
  });
  expect(page.body).toContain('<footer');
  expect(page.body).toMatch(/<main.*Cargando.*<\/main>/s);
  expect(page.body).not.toContain('<h1');
  expect(page.head).toBe('');
  expect(fetchedPaths).toEqual([]);
  expect(payloadOf(page).registry.modules['mfe-greetings'].current.version).toBe('1.0.0');
  expect(payloadOf(page).texts.shell.error404).toBeDefined();
});

it('[RTE-19] renders /error404 by itself', async () => {
  const page = await rendered({ pathname: '/error404' });
  expect(page.body).toContain('Página no disponible');
});

it('rejects when the data or the module cannot be fetched, so that the browser tries again', async () => {
  report.expect('mfe-greetings: entry Error: no build');
  await expect(renderPage(request({ pathname: '/hello/Eva' }))).rejects.toThrow('a query of the page failed');
  const loadEntry = () => Promise.reject(new Error('no build'));
  const registry = withVersions(['2.0.0']);
  await expect(renderPage(request({ loadEntry, ...withMatch(registry) }))).rejects.toThrow(
    'mfe-greetings is unavailable',
  );
});

it('renders with the previous release when the current one does not work, and has the browser use the same', async () => {
  report.expect('mfe-greetings: entry Error: it was changed');
  const page = await rendered({
    ...withMatch(withVersions(['4.0.0', '3.0.0'])),
    loadEntry: async ({ version }) => {
      if (version === '4.0.0') throw new Error('it was changed');
      return containerOf(greetings);
    },
  });
  expect(page.body).toContain('Hola &lt;/script&gt; Ana');
  expect(page.release).toBe('3.0.0');
  expect(payloadOf(page).registry.modules['mfe-greetings'].current.version).toBe('3.0.0');
});

it('[MOD-02] renders with the previous release when the current one throws in its render; without one it rejects', async () => {
  report.expect('mfe-greetings: start Error: it threw while it was rendered');
  const Throwing = () => {
    throw new Error('boom');
  };
  const faulty = aModule(
    'mfe-greetings',
    { '/hello/:name': Throwing },
    { routes: { '/hello/:name': { public: true } }, loads: { '/hello/:name': greetData } },
  );
  const loadEntry: RenderRequest['loadEntry'] = async ({ version }) =>
    containerOf(version === '6.0.0' ? faulty : greetings);
  const page = await rendered({ ...withMatch(withVersions(['6.0.0', '5.0.0'])), loadEntry });
  expect(page.body).toContain('Hola &lt;/script&gt; Ana');
  expect(page.release).toBe('5.0.0');
  expect(payloadOf(page).registry.modules['mfe-greetings'].current.version).toBe('5.0.0');

  const alone = renderPage(request({ ...withMatch(withVersions(['6.0.0'])), loadEntry }));
  await expect(alone).rejects.toThrow('mfe-greetings is unavailable');
});

it('gives data and page the parameters that the gateway found', async () => {
  const { match } = request();
  await rendered({ match });
  expect(seenParams).toHaveLength(2);
  // Another lookup would create a new object.
  for (const params of seenParams) expect(params).toBe(match?.params);
});

it('keeps pages that are rendered at the same time apart', async () => {
  const languages = ['pt_BR', 'es_CL', 'en_US', 'es_ES', 'es_PE'];
  const many = Array.from({ length: 25 }, (_, i) => languages[i % 5] ?? '');
  const pages = await Promise.all(many.map((language) => rendered({ cookies: `idavuelta-locale=PE.${language}` })));
  expect(pages.map(({ language }) => language.replace('-', '_'))).toEqual(many);
  for (const [i, page] of pages.entries()) expect(payloadOf(page).texts['mfe-greetings'].word).toBe(many[i]);
});

it('sends the texts of the page alone, not those of pages that were rendered before', async () => {
  const open = { public: true };
  const module = aModule(
    'mfe-farewells',
    { '/bye': () => <h1>Adiós</h1>, '/later': () => <h1>Hasta luego</h1> },
    { routes: { '/bye': open, '/later': open }, texts: () => ({ any: 'word' }) },
  );
  const release = aRelease(module);
  const [bye = '', later = ''] = release.routes.map(({ page }) => page);
  release.texts = { [bye]: ['farewells', 'farewells/bye'], [later]: ['farewells', 'farewells/later'] };
  const registry: Registry = { revision: 1, modules: { 'mfe-farewells': { current: release } } };
  const namespacesOf = async (pathname: string) => {
    const match = findRoute(ownedRoutes(registry), pathname);
    const loadEntry = async () => containerOf(module);
    const page = await rendered({ pathname, match, registry, loadEntry, readTexts: textsFrom(module) });
    return Object.keys(payloadOf(page).texts);
  };
  await rendered();
  expect(await namespacesOf('/bye')).toEqual(['common', 'shell', 'farewells', 'farewells/bye']);
  expect(await namespacesOf('/later')).toEqual(['common', 'shell', 'farewells', 'farewells/later']);
});

it('has nothing of an earlier request in a page’s payload', async () => {
  await rendered();
  expect(JSON.stringify(payloadOf(await rendered({ pathname: '/error404' })).slices.api)).not.toContain('Ana');
});

it('[BOF-17] a page of the site comes without a module that stands alone, which has all of its own', async () => {
  const site = aRegistry(greetings);
  const alone = { ...(site.modules['mfe-greetings']?.current as Release), name: 'mfe-alone' };
  const office = {
    ...alone,
    slots: {},
    routes: alone.routes.map((route) => ({ ...route, path: '/alone', frame: 'bare' as const, public: undefined })),
  };
  const registry: Registry = { ...site, modules: { ...site.modules, 'mfe-alone': { current: office } } };
  const modulesOf = async (pathname: string) => {
    const match = findRoute(ownedRoutes(registry), pathname);
    return Object.keys(payloadOf(await rendered({ registry, pathname, match })).registry.modules);
  };
  expect(await modulesOf('/hello/Ana')).toEqual(['mfe-greetings']);
  expect(await modulesOf('/alone')).toEqual(['mfe-greetings', 'mfe-alone']);
});
