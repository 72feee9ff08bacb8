import {
  type HostEvent,
  type HostedModule,
  hostAfter,
  initialState,
  moduleIn,
  type OutletState,
} from './host-state.ts';
import { excludeRelease } from './release-choice.ts';

/**
 * Holds the state of the module host and notifies listeners of changes.
 * @param hung unique name of the release that froze the previous document: it is not tried until the visitor asks for
 *   it
 */
export function createHostStore(hung?: string) {
  let state = hung
    ? { ...initialState, choice: excludeRelease(initialState.choice, { uniqueName: hung }) }
    : initialState;
  const listeners = new Set<() => void>();
  const module = (name: string): HostedModule => moduleIn(state, name);
  return {
    get: () => state,
    dispatch(event: HostEvent) {
      state = hostAfter(state, event);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    module,
    outlet: (name: string, outlet: string): OutletState => module(name).outlets[outlet] ?? {},
  };
}

export type HostStore = ReturnType<typeof createHostStore>;
