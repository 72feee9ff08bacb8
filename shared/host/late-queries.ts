import type { Dispatch, Middleware, MiddlewareAPI } from '@reduxjs/toolkit';
import { type ContractState, sessionEnded } from '../contracts/index.ts';
import type { platformApi } from '../queries/index.ts';

type Queries = typeof platformApi;

/** The query cache's place in the store: empty until the first module brings it, forgotten when a session ends. */
export function createLateQueries() {
  let run: ((action: unknown) => unknown) | undefined;
  let queries: Queries | undefined;
  let place: { api: MiddlewareAPI<Dispatch>; next: (action: unknown) => unknown } | undefined;

  const middleware: Middleware = (api) => (next) => {
    place = { api, next };
    return (action) => {
      const { session } = api.getState() as ContractState;
      const result = (run ?? next)(action);
      // What belonged to the customer must not be shown to the next one.
      const loggedOut = session.status === 'authenticated' && sessionEnded.match(action);
      if (queries && loggedOut) api.dispatch(queries.util.resetApiState());
      return result;
    };
  };

  return {
    middleware,
    /** @returns false when they were there already */
    attach(brought: Queries) {
      if (run || !place) return false;
      queries = brought;
      run = brought.middleware(place.api as never)(place.next);
      return true;
    },
  };
}
