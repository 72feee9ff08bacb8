import {
  contractVersion,
  defineModule,
  type ModuleDefinition,
  type Page,
  type Registry,
  type Release,
} from '@idavuelta/shared/contracts';
import { useLocation } from '@idavuelta/shared/platform';
import { type FakeApi, fakeNetwork, report } from '@idavuelta/shared/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppRoot } from '../app/AppRoot.tsx';
import { createApp } from '../app/create-app.ts';
import type { RuntimeConfig } from '../config/runtime-config.ts';
import { findLocale } from '../features/locale/locale.saga.ts';

/** A module for a test. @param pages components by path */
export const aModule = (name: string, pages: Record<string, Page>, over: Partial<ModuleDefinition> = {}) =>
  defineModule({
    name,
    contract: `^${contractVersion}`,
    namespace: name,
    routes: Object.entries(pages).map(([path, page]) => ({ path, load: async () => ({ default: page }) })),
    texts: async () => ({ default: {} }),
    ...over,
  });

export const aRelease = (module: ModuleDefinition, version = '1.0.0'): Release => ({
  name: module.name,
  version,
  uniqueName: `${module.name}_${version}`,
  entry: `/modules/${module.name}/${version}/remoteEntry.js`,
  contract: module.contract,
  routes: module.routes.map(({ path, private: behindLogin, public: open }) => ({
    path,
    private: behindLogin,
    public: open,
  })),
  slots: Object.keys(module.slots ?? {}),
});

export const aRegistry = (...modules: ModuleDefinition[]): Registry => ({
  revision: 1,
  modules: Object.fromEntries(modules.map((module) => [module.name, { current: aRelease(module) }])),
});

export const home = aModule('mfe-home', { '/': () => <h1>Inicio</h1> });

/** Responses that every page load needs. */
const defaultResponses: FakeApi = {
  'GET /channels/:host': { countryCode: 'PE', defaultLocaleCode: 'es_PE' },
  'GET /countries': [{ code: 'PE', name: 'Perú', defaultLocaleCode: 'es_PE' }],
  'GET /locales': [
    { code: 'es_PE', name: 'Español (Perú)' },
    { code: 'en_US', name: 'English' },
  ],
  'GET /shop-api/me': { id: 1, firstName: 'Rosa', lastName: 'Quispe', email: 'rosa@example.test' },
};

interface ShellOptions {
  path?: string;
  modules?: ModuleDefinition[];
  /** Body of `/registry.json`; by default it has `modules`. */
  registry?: () => Promise<unknown>;
  /** Fetches a release; by default the one of `modules` with its name. */
  loadRelease?: (release: Release, attempt: number) => Promise<ModuleDefinition>;
  api?: FakeApi;
  config?: RuntimeConfig;
}

/** The shell as it runs in a browser. Only the network is replaced: the API, `/registry.json` and modules' files. */
export async function renderShell({
  path = '/',
  modules = [home],
  registry,
  loadRelease,
  api = {},
  config = {},
}: ShellOptions = {}) {
  const network = fakeNetwork({ ...defaultResponses, ...api });
  report.watch(network.unhandled, 'request without a response');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  globalThis.fetch = jest.fn(async () => {
    const document = registry ? await registry() : aRegistry(...modules);
    return { ok: true, json: async () => document } as Response;
  });
  const findModule = async ({ name }: Release) => {
    const module = modules.find((candidate) => candidate.name === name);
    if (!module) throw new Error(`no files of ${name}`);
    return module;
  };
  const app = createApp({
    config,
    origin: 'http://site.test',
    releaseLoader: () => loadRelease ?? findModule,
    adapter: network.adapter,
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

/** Copies the router's location to where the test can read it. */
function LocationProbe({ current }: { current: { path: string } }) {
  const { pathname, search } = useLocation();
  current.path = pathname + search;
  return null;
}
