import { combineSlices, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { type ApiClientOptions, createApiClient, platformApi, type QueryContext } from '../api/index.ts';
import { type ContractState, type ModuleState, sessionEnded } from '../contracts/index.ts';
import { localeSlice, navigationSlice, sessionSlice } from './slices.ts';

export interface StoreOptions {
  baseUrl: string;
  /** Tests answer calls here. */
  adapter?: ApiClientOptions['adapter'];
  /** State to begin with: a test's session, or what the server rendered with. */
  preloadedState?: Partial<ContractState>;
  /** An error that no saga caught; it must not stop the others. */
  onSagaError?: (error: Error) => void;
}

/** The one store of a page: the shell's slices, the query cache, and each module's own state under its name. */
export function createPlatformStore({ baseUrl, adapter, preloadedState, onSagaError }: StoreOptions) {
  const rootReducer = combineSlices(sessionSlice, localeSlice, navigationSlice, platformApi);
  const client = createApiClient({
    baseUrl,
    adapter,
    token: () => {
      const { session } = store.getState();
      return session.status === 'authenticated' ? session.token : undefined;
    },
    language: () => store.getState().locale.language,
    onUnauthenticated: () => store.dispatch(sessionEnded({ reason: 'expired' })),
  });
  const context: QueryContext = { client };
  const saga = createSagaMiddleware({ context: { client }, onError: onSagaError });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloadedState as ReturnType<typeof rootReducer>,
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(platformApi.middleware, saga),
  });
  const tasks = new Map<string, Task>();

  return {
    ...store,
    client,
    runSaga: saga.run,
    /** What sagas get by `getContext`, beside the API client. */
    sagaContext: (context: object) => saga.setContext(context),
    /** Mounts a module's reducer under its name and starts its saga; a second mount replaces the first. */
    mountModule(name: string, { reducer, saga: processes }: ModuleState) {
      if (reducer) {
        rootReducer.inject({ reducerPath: name as never, reducer: reducer as never }, { overrideExisting: true });
        store.dispatch({ type: 'platform/moduleMounted', payload: name });
      }
      tasks.get(name)?.cancel();
      if (processes) tasks.set(name, saga.run(processes));
    },
    /** Stops the module's processes; its state stays, so that a newer release of it can go on. */
    unmountModule(name: string) {
      tasks.get(name)?.cancel();
      tasks.delete(name);
    },
  };
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
