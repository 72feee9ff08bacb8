import {
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
import { SiteRoot } from '../app/SiteRoot.tsx';
import { createSite } from '../app/site.ts';
import type { RuntimeConfig } from '../config/runtime-config.ts';
import { findLocale } from '../features/locale/locale.saga.ts';

/** A module made for a test: paths to pages. */
export const aModule = (name: string, pages: Record<string, Page>, over: Partial<ModuleDefinition> = {}) =>
  defineModule({
    name,
    contract: '^1.0.0',
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

const everyVisit: FakeApi = {
  'GET /channels/:host': { countryCode: 'PE', defaultLocaleCode: 'es_PE' },
  'GET /countries': [{ code: 'PE', name: 'Perú', defaultLocaleCode: 'es_PE' }],
  'GET /locales': [
    { code: 'es_PE', name: 'Español (Perú)' },
    { code: 'en_US', name: 'English' },
  ],
  'GET /shop-api/me': { id: 1, firstName: 'Rosa', lastName: 'Quispe', email: 'rosa@example.test' },
};

interface SiteTest {
  path?: string;
  modules?: ModuleDefinition[];
  /** Answers `/registry.json`; by default the modules'. */
  registry?: () => Promise<unknown>;
  /** Fetches a release; by default the module of that name. */
  loadRelease?: (release: Release, attempt: number) => Promise<ModuleDefinition>;
  api?: FakeApi;
  config?: RuntimeConfig;
}

/** The whole shell as a browser runs it; only the network is replaced: calls, `/registry.json` and modules' files. */
export async function renderSite({
  path = '/',
  modules = [home],
  registry,
  loadRelease,
  api = {},
  config = {},
}: SiteTest = {}) {
  const network = fakeNetwork({ ...everyVisit, ...api });
  report.watch(network.unhandled, 'request without an answer');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  globalThis.fetch = jest.fn(async () => {
    const document = registry ? await registry() : aRegistry(...modules);
    return { ok: true, json: async () => document } as Response;
  });
  const find = async ({ name }: Release) => {
    const module = modules.find((candidate) => candidate.name === name);
    if (!module) throw new Error(`no files of ${name}`);
    return module;
  };
  const assembled = createSite({
    config,
    origin: 'http://site.test',
    releaseLoader: () => loadRelease ?? find,
    adapter: network.adapter,
  });
  const { store } = assembled.site;
  await store.runSaga(findLocale, 'site.test', document.cookie, new URL(path, 'http://site.test').search).toPromise();
  await assembled.showLanguage(store.getState().locale.language);
  assembled.startProcesses();

  const place = { path };
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      {children}
      <Where place={place} />
    </MemoryRouter>
  );
  const view = render(<SiteRoot assembled={assembled} Router={Router} />);
  await act(async () => {});
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    store,
    assembled,
    calls: network.calls,
    /** Answers may be changed while the test runs. */
    answers: network.answers,
    currentPath: () => place.path,
  };
}

function Where({ place }: { place: { path: string } }) {
  const { pathname, search } = useLocation();
  place.path = pathname + search;
  return null;
}
