import {
  contractVersion,
  defineModule,
  type ExposedFile,
  type Language,
  type LoadData,
  type ModuleDefinition,
  type ModuleState,
  type Page,
  type Registry,
  type Release,
  type RouteDefinition,
  type SlotName,
} from '@idavuelta/shared/contracts';
import { Slot, useLocation } from '@idavuelta/shared/platform';
import { anEvent, type FakeApi, fakeNetwork, report } from '@idavuelta/shared/testing';
import { createInstance } from '@module-federation/enhanced/runtime';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppRoot } from '../app/AppRoot.tsx';
import { createApp } from '../app/create-app.ts';
import type { RuntimeConfig } from '../config/runtime-config.ts';
import { findLocale } from '../features/locale/locale.saga.ts';
import {
  type Container,
  createExposeLoader,
  federationPlugins,
  type LoadExpose,
} from '../modules/federation/expose-loader.ts';
import type { HangWatch } from '../reporting/hang-watch.ts';

/** A module for a test: its definition, and the default exports of its files. */
export interface TestModule {
  definition: ModuleDefinition;
  files: Record<string, unknown>;
  /** Its texts, in one namespace. */
  texts: (language: Language) => object;
}

interface ModuleParts extends Partial<Omit<ModuleDefinition, 'routes' | 'slots' | 'state'>> {
  texts?: TestModule['texts'];
  state?: ModuleState;
  /** Options of routes, by path. */
  routes?: Record<string, Pick<RouteDefinition, 'private' | 'public' | 'installable' | 'frame'>>;
  /** Components by slot. */
  fills?: Partial<Record<SlotName, ComponentType<never>>>;
  /** Data loaders by path. */
  loads?: Record<string, LoadData>;
}

/** @param pages components by path */
export function aModule(
  name: string,
  pages: Record<string, Page>,
  { routes = {}, fills = {}, loads = {}, texts = () => ({}), state, ...over }: ModuleParts = {},
) {
  const fileOf = (kind: string, outlet: string): ExposedFile => `./${kind}/${outlet}.tsx`;
  const definition = defineModule({
    name,
    contract: `^${contractVersion}`,
    namespace: name,
    routes: Object.keys(pages).map((path) => ({
      path,
      page: fileOf('pages', path),
      ...routes[path],
      ...(loads[path] && { data: fileOf('data', path) }),
    })),
    slots: Object.fromEntries(Object.keys(fills).map((slot) => [slot, fileOf('slots', slot)])),
    ...(state && { state: './state.ts' as const }),
    ...over,
  });
  const files = Object.fromEntries([
    ['./state.ts', state],
    ...Object.entries(pages).map(([path, page]) => [fileOf('pages', path), page]),
    ...Object.entries(fills).map(([slot, filler]) => [fileOf('slots', slot), filler]),
    ...Object.entries(loads).map(([path, load]) => [fileOf('data', path), load]),
  ]);
  return { definition, files, texts } satisfies TestModule;
}

export const aRelease = ({ definition }: TestModule, version = '1.0.0'): Release => ({
  name: definition.name,
  version,
  uniqueName: `${definition.name}_${version}`,
  entry: `/modules/${definition.name}/${version}/remoteEntry.js`,
  integrity: 'sha384-AAAA',
  contract: definition.contract,
  routes: definition.routes,
  slots: definition.slots ?? {},
  ...(definition.state && { state: definition.state }),
  texts: Object.fromEntries(
    [...definition.routes.map(({ page }) => page), ...Object.values(definition.slots ?? {})].map((file) => [
      file,
      [definition.namespace],
    ]),
  ),
});

export const aRegistry = (...modules: TestModule[]): Registry => ({
  revision: 1,
  modules: Object.fromEntries(modules.map((module) => [module.definition.name, { current: aRelease(module) }])),
});

let runtimes = 0;

/**
 * Loads the files that test modules expose through the federation runtime, with their containers instead of built ones.
 */
export function loadFrom(...modules: TestModule[]): LoadExpose {
  runtimes += 1;
  const name = `shell${runtimes}_`;
  const runtime = createInstance({ name, remotes: [], plugins: federationPlugins() });
  const loadEntry = async (release: Release) => {
    const module = modules.find(({ definition }) => definition.name === release.name);
    if (!module) throw new Error(`no files of ${release.name}`);
    return containerOf(module);
  };
  return createExposeLoader(runtime, loadEntry, name);
}

/** Reads the language files of modules. */
export const textsFrom =
  (...modules: TestModule[]) =>
  async (address: string) => {
    const [, name, language] = /^\/modules\/([^/]+)\/.*\/(\w+)\.json/.exec(address) ?? [];
    const module = modules.find(({ definition }) => definition.name === name);
    if (!module) throw new Error(`there is no ${address}`);
    return module.texts(language as Language);
  };

/** The container that a build would make of a module. */
export const containerOf = ({ files }: TestModule): Container => ({
  init: () => {},
  async get(expose) {
    if (!files[expose]) throw new Error(`there is no ${expose}`);
    return () => ({ default: files[expose] });
  },
});

export const home = aModule('mfe-home', { '/': () => <h1>Inicio</h1> });

const event = anEvent();
/** Its page `/event` contains the booking slot. */
export const catalog = aModule('mfe-catalog', {
  '/event': () => (
    <>
      <h1>El evento</h1>
      <Slot name="event.booking" event={event} />
    </>
  ),
});

/** Responses that every page load needs. */
const defaultResponses: FakeApi = {
  'GET /channels/:host': { countryCode: 'PE', defaultLocaleCode: 'es_PE' },
  'GET /countries': [{ code: 'PE', name: 'Perú', defaultLocaleCode: 'es_PE' }],
  'GET /locales': [
    { code: 'es_PE', name: 'Español (Perú)' },
    { code: 'en_US', name: 'English' },
  ],
  'GET /search/suggestions': [],
  'GET /time': {},
  'GET /shop-api/me': { id: 1, firstName: 'Rosa', lastName: 'Quispe', email: 'rosa@example.test' },
};

interface ShellOptions {
  path?: string;
  modules?: TestModule[];
  /** Body of `/registry.json`; by default it has `modules`. */
  registry?: () => Promise<unknown>;
  /** Loads a release's exposed files; by default from the module of that name in `modules`. */
  loadExpose?: LoadExpose;
  /** Reads language files; by default those of `modules`. */
  readTexts?: (address: string) => Promise<object>;
  api?: FakeApi;
  config?: RuntimeConfig;
  hangs?: HangWatch;
  /** Reloads the document. */
  reload?: () => void;
}

/** The shell as it runs in a browser. Only the network is replaced: the API, `/registry.json` and modules' files. */
export async function renderShell({
  path = '/',
  modules = [home],
  registry,
  loadExpose = loadFrom(...modules),
  readTexts = textsFrom(...modules),
  api = {},
  config = {},
  hangs,
  reload,
}: ShellOptions = {}) {
  const network = fakeNetwork({ ...defaultResponses, ...api });
  report.watch(network.unhandled, 'request without a response');
  // Reading a body is subject to the request's time limit, as in a browser.
  globalThis.fetch = jest.fn(async (_, { signal } = {}) => {
    const ended = new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    const body = async () => (registry ? registry() : aRegistry(...modules));
    return { ok: true, json: () => Promise.race([body(), ended]) } as Response;
  });
  const app = createApp({
    config,
    origin: 'http://site.test',
    loadExpose,
    readTexts,
    hangs,
    adapter: network.adapter,
    reload,
  });
  const { store } = app.context;
  await store.runSaga(findLocale, 'site.test', document.cookie, new URL(path, 'http://site.test').search).toPromise();
  await app.showLanguage(store.getState().locale.language);
  app.startSagas();

  const current = { path };
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      {children}
      <LocationProbe current={current} />
    </MemoryRouter>
  );
  const view = render(<AppRoot app={app} Router={Router} />);
  await act(async () => {});
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    store,
    app,
    calls: network.calls,
    /** The API's responses; a test may change them while it runs. */
    responses: network.responses,
    currentPath: () => current.path,
  };
}

/** Copies the router's location to where tests can read it. */
function LocationProbe({ current }: { current: { path: string } }) {
  const { pathname, search } = useLocation();
  current.path = pathname + search;
  return null;
}
