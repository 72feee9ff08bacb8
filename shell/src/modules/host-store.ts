import {
  type HostEvent,
  type HostedModule,
  hostAfter,
  initialState,
  moduleIn,
  type OutletState,
} from './host-state.ts';

/** Holds the state of the module host and tells its listeners of changes. */
export function createHostStore() {
  let state = initialState;
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
