import type { ComponentType } from 'react';
import type { ModuleFailure } from './module-error.ts';
import type { Attempt } from './release-choice.ts';

export type OutletStatus =
  | { status: 'loading' }
  /** Still on its way, but the visitor has waited long enough to be told. */
  | { status: 'late' }
  | { status: 'ready'; component: ComponentType<never>; attempt: Attempt }
  | { status: 'failed'; failure: ModuleFailure };

/** How far each page and slot of each module is, for those who show them. */
export function createOutletStatuses() {
  const modules = new Map<string, Map<string, OutletStatus>>();
  const arrivals = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const statusesOf = (name: string) => {
    const statuses = modules.get(name) ?? new Map<string, OutletStatus>();
    modules.set(name, statuses);
    return statuses;
  };
  /** Undefined for what was never asked for. */
  const get = (name: string, outlet: string) => modules.get(name)?.get(outlet);

  return {
    get,
    set(name: string, outlet: string, status: OutletStatus) {
      if (status.status !== 'ready' && get(name, outlet)?.status === 'ready') arrivals.delete(`${name} ${outlet}`);
      statusesOf(name).set(outlet, status);
      for (const listener of listeners) listener();
      return status;
    },
    /** The pages and slots of a module that were asked for. */
    of: (name: string): [outlet: string, status: OutletStatus][] => [...statusesOf(name)],
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves when the page or slot can be rendered; never when it cannot. */
    whenReady(name: string, outlet: string): Promise<void> {
      const known = arrivals.get(`${name} ${outlet}`);
      if (known) return known;
      const arrival = new Promise<void>((resolve) => {
        const check = () => {
          if (get(name, outlet)?.status !== 'ready') return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      });
      arrivals.set(`${name} ${outlet}`, arrival);
      return arrival;
    },
  };
}
