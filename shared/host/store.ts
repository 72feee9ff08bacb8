import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
  type Slice,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { type ApiClient, type ApiClientOptions, createApiClient, type QueryContext } from '../api/index.ts';
import { type ContractState, type ModuleState, sessionEnded } from '../contracts/index.ts';
import type { platformApi } from '../queries/index.ts';
import {
  type CredentialsState,
  credentialsSlice,
  localeSlice,
  navigationSlice,
  selectToken,
  sessionSlice,
} from './slices.ts';

export interface StoreOptions {
  baseUrl: string;
  /** Begins a new task, for the first call. */
  nextTask?: ApiClientOptions['nextTask'];
  /** Tests answer calls here. */
  adapter?: ApiClientOptions['adapter'];
  /** Calls the API instead of a client of the store's own: a server has no network of a visitor, and no session. */
  client?: ApiClient;
  /** The shell's own slices, besides the contract's. */
  slices?: Slice[];
  /** State to begin with: a test's session, or what the server rendered with. */
  preloadedState?: Partial<ContractState & CredentialsState>;
  /** State of slices that are mounted later, by name. */
  preloadedSlices?: Record<string, unknown>;
  /**
   * When screens hear of responses: with the next frame, so that several are one change, or at once, as tests need it
   * that wait for a press and all that comes of it.
   */
  notify?: 'frame' | 'at once';
  /** An error that no saga caught; it must not stop the others. */
  onSagaError?: (error: Error) => void;
}

/** Empties the query cache when a login ends: what belonged to the customer must not be shown to the next one. */
const forgetWithSession =
  (queries: typeof platformApi): Middleware =>
  (api) =>
  (next) =>
  (action) => {
    const { session } = api.getState() as ContractState;
    const result = next(action);
    if (session.status === 'authenticated' && sessionEnded.match(action)) api.dispatch(queries.util.resetApiState());
    return result;
  };

interface Mounted {
  type: 'platform/mounted';
  payload: string;
  /** Whether the state in the store is another release's: the reducer then begins with its initial state. */
  anew: boolean;
}

const isAnew = (action: object, reducerPath: string) => {
  const { type, payload, anew } = action as Partial<Mounted>;
  return type === 'platform/mounted' && payload === reducerPath && anew;
};

/**
 * Development checks report what they find, but not that they were slow: a busy machine is, and production does not run
 * them.
 */
const checks = process.env.NODE_ENV !== 'production' && {
  serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
  immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
};

/** The one store of a page: the shell's slices, the query cache, and each module's own state under its name. */
export function createPlatformStore({
  baseUrl,
  nextTask,
  adapter,
  client: ownClient,
  slices = [],
  preloadedState,
  preloadedSlices = {},
  notify = 'frame',
  onSagaError = (error) => console.error(error),
}: StoreOptions) {
  const withPreloaded =
    (name: string, reduce: Reducer): Reducer =>
    (state = preloadedSlices[name], action) =>
      reduce(isAnew(action, name) ? undefined : state, action);
  const ownReducers = Object.fromEntries(slices.map(({ name, reducer }) => [name, withPreloaded(name, reducer)]));
  const rootReducer = combineSlices(sessionSlice, credentialsSlice, localeSlice, navigationSlice, ownReducers);
  const client: ApiClient =
    ownClient ??
    createApiClient({
      baseUrl,
      nextTask,
      adapter,
      token: () => selectToken(store.getState()),
      language: () => store.getState().locale.language,
      onUnauthenticated: () => store.dispatch(sessionEnded({ reason: 'expired' })),
    });
  const deferred = createDynamicMiddleware();
  const context: QueryContext = { client };
  const sagas = createSagaMiddleware({ context: { client, onSagaError }, onError: onSagaError });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloadedState as ReturnType<typeof rootReducer>,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, ...checks }).concat(deferred.middleware, sagas),
    enhancers: (defaults) => defaults({ autoBatch: { type: notify === 'frame' ? 'raf' : 'tick' } }),
  });
  const tasks = new Map<string, Task>();
  let queriesAttached = false;
  const inject = (reducerPath: string, reduce: Reducer, anew = false) => {
    const reducer = withPreloaded(reducerPath, reduce) as never;
    rootReducer.inject({ reducerPath: reducerPath as never, reducer }, { overrideExisting: true });
    store.dispatch({ type: 'platform/mounted', payload: reducerPath, anew } satisfies Mounted);
  };

  return {
    ...store,
    client,
    runSaga: sagas.run,
    /** What sagas get by `getContext`, beside the API client. */
    sagaContext: (context: object) => sagas.setContext(context),
    /** Adds the query cache, which is fetched with the first module that needs it. A second call does nothing. */
    attachQueries(queries: typeof platformApi) {
      if (queriesAttached) return;
      queriesAttached = true;
      deferred.addMiddleware(forgetWithSession(queries), queries.middleware);
      inject(queries.reducerPath, queries.reducer);
    },
    /**
     * Mounts a module's reducer under its name and starts its saga; a second mount replaces the first.
     * @param anew whether to start from the initial state: another release may not understand the present one
     */
    mountModule(name: string, { reducer, saga: rootSaga }: ModuleState, { anew = false } = {}) {
      tasks.get(name)?.cancel(); // its saga may still look at the state as it ends
      if (reducer) inject(name, reducer, anew);
      if (rootSaga) tasks.set(name, sagas.run(rootSaga));
    },
    /** Stops the module's sagas. Its state stays, so that a newer release can go on with it. */
    unmountModule(name: string) {
      tasks.get(name)?.cancel();
      tasks.delete(name);
    },
  };
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
