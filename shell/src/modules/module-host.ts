import type { HangWatch } from '../reporting/hang-watch.ts';
import type { LoadExpose } from './federation/expose-loader.ts';
import { createHostStore } from './host-store.ts';
import { ModuleError } from './module-error.ts';
import { createArrivals } from './outlet-arrivals.ts';
import { createOutletLoader, type OutletLoaderOptions } from './outlet-loader.ts';
import type { OutletStatus } from './outlet-transitions.ts';
import type { Attempt } from './release-choice.ts';

export interface ModuleHostOptions extends OutletLoaderOptions {
  /** Called when a file of a module has been loaded, possibly with libraries that were not needed before. */
  afterLoad?: () => Promise<void>;
  /** Notified which release is rendering; only in browsers. */
  hangs?: Pick<HangWatch, 'begin' | 'end' | 'hung'>;
}

/**
 * Loads pages and slots of modules and knows their status. When anything is wrong with a release (its entry, a chunk,
 * its start, its first render), the previous release takes its place.
 */
export function createModuleHost({ afterLoad, hangs, ...options }: ModuleHostOptions) {
  const { report } = options;
  const store = createHostStore(hangs?.hung?.uniqueName);
  const { dispatch, subscribe } = store;
  const status = (name: string, outlet: string) => store.outlet(name, outlet).status;
  const loadExpose: LoadExpose = async (request) => {
    const loaded = await options.loadExpose(request);
    await afterLoad?.();
    return loaded;
  };
  const { load, startLoad, attemptsAt } = createOutletLoader(store, { ...options, loadExpose });

  return {
    load,
    /** Loads a page or slot for display. One that failed while it was prefetched is tried again. */
    show(name: string, outlet: string): Promise<OutletStatus> {
      const { shown, status: known } = store.outlet(name, outlet);
      if (!shown) dispatch({ type: 'outletShown', module: name, outlet });
      if (shown || known?.status !== 'failed') return load(name, outlet);
      dispatch({ type: 'failuresCleared', module: name });
      return startLoad(name, outlet, 'unknown-module');
    },
    status,
    noteRender: ({ release }: Attempt) => hangs?.begin(release),
    noteRenderEnd: () => hangs?.end(),
    whenReady: createArrivals({ status, subscribe }),
    subscribe,
    /** The release threw during its first render: the module falls back to the previous release, if there is one. */
    abandon(name: string, outlet: string, attempt: Attempt, cause: unknown) {
      report(new ModuleError(name, 'start', cause), attempt.release);
      dispatch({ type: 'attemptFailed', module: name, attempt, outlet });
      if (attemptsAt(name, outlet).length === 0) return void startLoad(name, outlet, 'start');
      dispatch({ type: 'releaseAbandoned', module: name, attempt });
      for (const one of Object.keys(store.module(name).outlets)) void startLoad(name, one, 'start');
    },
    /** Tries again what failed or is late. */
    retry(name: string) {
      dispatch({ type: 'retryRequested', module: name });
      for (const [outlet, { status: known }] of Object.entries(store.module(name).outlets)) {
        if (known && known.status !== 'ready') void startLoad(name, outlet, 'unknown-module');
      }
    },
    /** The release threw after it had been on the screen: its outlet shows that, with a retry. */
    noteFailure: (name: string, { release }: Attempt, cause: unknown) =>
      report(new ModuleError(name, 'start', cause), release),
    /** Loads a page or slot again after it threw on the screen. */
    restart(name: string, outlet: string, attempt: Attempt) {
      dispatch({ type: 'attemptFailed', module: name, attempt, outlet });
      dispatch({ type: 'failuresCleared', module: name });
      void startLoad(name, outlet, 'start');
    },
    /** Loads another file of a mounted release. */
    loadFrom: async ({ release, number }: Attempt, expose: string) =>
      (await loadExpose({ release, attempt: number, expose })).default,
    /** Returns the mounted release of a module. */
    running: (name: string) => store.module(name).mounted?.release,
    /** Returns the mounted releases and the namespaces of their texts. */
    mounted: () => Object.values(store.get().modules).flatMap(({ mounted }) => mounted ?? []),
  };
}

export type ModuleHost = ReturnType<typeof createModuleHost>;
