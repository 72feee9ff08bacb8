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
  /** Starts a new task before the first call. */
  nextTask?: ApiClientOptions['nextTask'];
  /** Replaces the network in tests. */
  adapter?: ApiClientOptions['adapter'];
  /** Calls the API instead of the store's own client: a server has neither the visitor's network nor a session. */
  client?: ApiClient;
  /** The shell's own slices, besides the contract's. */
  slices?: Slice[];
  /** Initial state: a test's session, or the state the server rendered with. */
  preloadedState?: Partial<ContractState & CredentialsState>;
  /** State of slices that are mounted later, by name. */
  preloadedSlices?: Record<string, unknown>;
  /**
   * When components learn of responses: with the next frame, which batches several into one change, or at once, for
   * tests that wait for everything a click causes.
   */
  notify?: 'frame' | 'at once';
  /** An error that no saga caught; it must not stop the others. */
  onSagaError?: (error: Error) => void;
}

/** Empties the query cache when a session ends: the next customer must not see the previous one's data. */
const clearWithSession =
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
  resetState: boolean;
}

const resetsState = (action: object, reducerPath: string) => {
  const { type, payload, resetState } = action as Partial<Mounted>;
  return type === 'platform/mounted' && payload === reducerPath && resetState;
};

/**
 * Development checks, without their warnings about being slow: machines may be busy, and production does not run them.
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
      reduce(resetsState(action, name) ? undefined : state, action);
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
  const inject = (reducerPath: string, reduce: Reducer, resetState = false) => {
    const reducer = withPreloaded(reducerPath, reduce) as never;
    rootReducer.inject({ reducerPath: reducerPath as never, reducer }, { overrideExisting: true });
    store.dispatch({ type: 'platform/mounted', payload: reducerPath, resetState } satisfies Mounted);
  };

  return {
    ...store,
    client,
    runSaga: sagas.run,
    /** Adds values that sagas read with `getContext`, besides the API client. */
    sagaContext: (context: object) => sagas.setContext(context),
    /** Adds the query cache, which is fetched with the first module that needs it. A second call does nothing. */
    attachQueries(queries: typeof platformApi) {
      if (queriesAttached) return;
      queriesAttached = true;
      deferred.addMiddleware(clearWithSession(queries), queries.middleware);
      inject(queries.reducerPath, queries.reducer);
    },
    /**
     * Mounts a module's reducer under its name and starts its saga; a second mount replaces the first.
     * @param resetState whether to start from the initial state: another release may not understand the current one
     */
    mountModule(name: string, { reducer, saga: rootSaga }: ModuleState, { resetState = false } = {}) {
      tasks.get(name)?.cancel(); // the saga may still read the state while it is cancelled
      if (reducer) inject(name, reducer, resetState);
      if (rootSaga) tasks.set(name, sagas.run(rootSaga));
    },
    /** Stops the module's sagas. Its state stays, so that a newer release can continue with it. */
    unmountModule(name: string) {
      tasks.get(name)?.cancel();
      tasks.delete(name);
    },
  };
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
