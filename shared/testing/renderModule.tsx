import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { take } from 'redux-saga/effects';
import {
  type ContractState,
  defaultLanguage,
  type Language,
  type ModuleDefinition,
  type ModuleState,
  type SessionState,
} from '../contracts/index.ts';
import { createPlatformStore } from '../host/index.ts';
import { addTexts, commonTexts, createI18n } from '../i18n/index.ts';
import { platformApi } from '../queries/index.ts';
import { aLocale, aToken } from './factories.ts';
import { type FakeApi, fakeNetwork } from './network.ts';
import { report } from './problems.ts';
import { addModuleTexts } from './texts.ts';

export interface RenderOptions {
  session?: SessionState;
  language?: Language;
  /** Address to start at, with its query; navigation state beside it. */
  path?: string;
  linkState?: object;
  api?: FakeApi;
  state?: Partial<ContractState>;
  /** Events dispatched before the module was on the page. */
  earlierEvents?: { type: string }[];
  /**
   * When components learn of responses: `frame` as in browsers, for tests of what happens before the next frame;
   * otherwise at once.
   */
  notify?: 'frame' | 'at once';
}

/**
 * Shows part of a module as the shell would: the real store, sagas, router and texts; only the network is replaced.
 * An unhandled request, a missing translation, a console.error and a console.warn fail the test.
 */
export async function renderModule(module: ModuleDefinition, ui: ReactNode, options: RenderOptions = {}) {
  const { session = { status: 'anonymous' }, language = defaultLanguage, path = '/', linkState, api = {} } = options;
  const network = fakeNetwork(api);
  report.watch(network.unhandled, 'request without a response');

  const store = createPlatformStore({
    baseUrl: '',
    adapter: network.adapter,
    notify: options.notify ?? 'at once',
    onSagaError: (error) => report.add(`uncaught in a saga: ${error.stack}`),
    preloadedState: {
      session,
      credentials: session.status === 'authenticated' ? { token: aToken() } : {},
      locale: aLocale({ language }),
      ...options.state,
    },
  });
  store.attachQueries(platformApi);
  const actions: { type: string; payload?: unknown }[] = [];
  const i18n = createI18n(language);
  i18n.options.parseMissingKeyHandler = (key) => {
    report.add(`text without a translation: ${key}`);
    return key;
  };
  await addTexts(i18n, language, 'common', commonTexts);
  addModuleTexts(i18n, language, module);
  for (const event of options.earlierEvents ?? []) store.dispatch(event);
  if (module.state) store.mountModule(module.name, await loadState(module.state));
  store.runSaga(recordActions, actions);

  const place: Place = { path };
  const view = await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <MemoryRouter initialEntries={[{ ...splitPath(path), state: linkState }]}>
            {ui}
            <LocationProbe place={place} />
          </MemoryRouter>
        </Provider>
      </I18nextProvider>,
    ),
  );
  return {
    ...view,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    store,
    i18n,
    calls: network.calls,
    /** Responses may be changed while the test runs. */
    api: network.responses,
    /** Every action dispatched so far, to check events for other modules. */
    actions,
    /** Where the visitor is now, with the query. */
    currentPath: () => place.path,
    /** Navigation state the visitor came here with. */
    currentState: () => place.state,
  };
}

/** Jest runs in the module's folder. */
async function loadState(file: string): Promise<ModuleState> {
  const { default: state } = await import(join(process.cwd(), 'src', file));
  return state;
}

function splitPath(path: string) {
  const { pathname, search, hash } = new URL(path, 'http://site.test');
  return { pathname, search, hash };
}

interface Place {
  path: string;
  state?: unknown;
}

function LocationProbe({ place }: { place: Place }) {
  const { pathname, search, state } = useLocation();
  place.path = pathname + search;
  place.state = state;
  return null;
}

function* recordActions(actions: { type: string; payload?: unknown }[]): Generator {
  for (;;) actions.push((yield take('*')) as { type: string });
}
