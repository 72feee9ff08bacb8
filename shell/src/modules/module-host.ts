import type { ModuleDefinition, Registry, Release, SlotName } from '@idavuelta/shared/contracts';
import type { ComponentType } from 'react';
import type { LoadExpose } from './federation/expose-loader.ts';
import { type Claim, firstToLoad } from './first-to-load.ts';
import { ModuleError, type ModuleFailure } from './module-error.ts';
import { type Attempt, createReleaseChoice, isSameAttempt } from './release-choice.ts';

export type PlaceStatus =
  | { status: 'loading' }
  /** Still on its way, but the visitor has waited long enough to be told. */
  | { status: 'late' }
  | { status: 'ready'; component: ComponentType<never>; attempt: Attempt }
  | { status: 'failed'; failure: ModuleFailure };

interface ModuleState {
  /** The release that has its texts and state on the page. */
  mounted?: Attempt & { definition: ModuleDefinition };
  statuses: Map<string, PlaceStatus>;
  pending: Map<string, { attempts: Attempt[]; result: Promise<PlaceStatus> }>;
  /** Promises that `whenReady` gave for what is, or becomes, ready. */
  arrivals: Map<string, Promise<void>>;
}

export interface ModuleHostOptions {
  registry: () => Registry | undefined;
  loadExpose: LoadExpose;
  /** Called when a file of a module has been loaded, and with it perhaps libraries that nobody had needed before. */
  afterLoad?: () => Promise<void>;
  /** Fetches texts and state of a module. @returns what puts them on the page */
  prepare: (definition: ModuleDefinition) => Promise<() => void>;
  /** Logs why a release was set aside. */
  report: (error: ModuleError) => void;
  /** Whether the previous release is tried beside a slow current one. */
  hedging?: boolean;
  rolloutBucket?: number;
}

/**
 * Loads pages and slots of modules and knows their status. Whatever is wrong with a release (its entry, a chunk, its
 * start, its first render), the release before it takes its place.
 */
export function createModuleHost(options: ModuleHostOptions) {
  const { registry, prepare, afterLoad, report, hedging = true, rolloutBucket } = options;
  const releases = createReleaseChoice(registry, rolloutBucket);
  const modules = new Map<string, ModuleState>();
  const listeners = new Set<() => void>();

  const loadExpose: LoadExpose = async (request) => {
    const loaded = await options.loadExpose(request);
    await afterLoad?.();
    return loaded;
  };

  function moduleCalled(name: string): ModuleState {
    const state = modules.get(name) ?? { statuses: new Map(), pending: new Map(), arrivals: new Map() };
    modules.set(name, state);
    return state;
  }
  function change(name: string, place: string, status: PlaceStatus) {
    moduleCalled(name).statuses.set(place, status);
    for (const listener of listeners) listener();
    return status;
  }

  /** Loads a page or slot of one release and, unless the release is on the page, mounts it. */
  async function run(name: string, place: string, attempt: Attempt, claim: Claim): Promise<PlaceStatus> {
    const module = moduleCalled(name);
    const { release, number } = attempt;
    const mountedBefore = module.mounted;
    const load = async (file: string) => {
      const loaded = await loadExpose({ release, attempt: number, expose: file }).catch(failingAs(name, 'entry'));
      return loaded.default;
    };
    const isMounted = () => isSameAttempt(module.mounted, attempt);
    const [component, loaded] = await Promise.all([
      load(exposeIn(release, place)),
      isMounted() ? undefined : load('./module.ts'),
    ]);
    const definition = loaded as ModuleDefinition | undefined;
    const mount = definition && (await prepare(definition).catch(failingAs(name, 'start')));
    // Another page of the module was healed by another release meanwhile: two of them never share a page.
    const isOvertaken = module.mounted !== mountedBefore && !isMounted();
    if (isOvertaken || !claim()) throw new Error(`${name} ${release.version} came too late`);
    if (definition && mount && !isMounted()) {
      mount();
      module.mounted = { ...attempt, definition };
    }
    return { status: 'ready', component: component as ComponentType<never>, attempt };
  }

  /** @param none why there may be no release left to try */
  function begin(name: string, place: string, none: ModuleFailure) {
    const module = moduleCalled(name);
    if (module.statuses.get(place)?.status === 'ready') module.arrivals.delete(place);
    const attempts = attemptsAt(name, place);
    if (attempts.length === 0) {
      module.pending.delete(place);
      return Promise.resolve(change(name, place, { status: 'failed', failure: none }));
    }
    const isCurrent = () => module.pending.get(place)?.attempts === attempts;
    const arrival = firstToLoad({
      candidates: attempts,
      hedging,
      isCurrent,
      attempt: (attempt, claim) => run(name, place, attempt, claim),
      onFailure(attempt, error) {
        releases.setAside(attempt, place);
        if (isSameAttempt(module.mounted, attempt) && attempts.length > 1) module.mounted = undefined;
        report(error instanceof ModuleError ? error : new ModuleError(name, 'start', error));
      },
      onLate: () => isCurrent() && change(name, place, { status: 'late' }),
    }).catch((error): PlaceStatus => {
      return { status: 'failed', failure: error instanceof ModuleError ? error.failure : 'start' };
    });
    const result = arrival.then((status) => {
      if (!isCurrent()) return module.statuses.get(place) ?? status;
      module.pending.delete(place);
      return change(name, place, status);
    });
    module.pending.set(place, { attempts, result });
    change(name, place, { status: 'loading' });
    return result;
  }

  /** No attempt for a module that the registry does not have. */
  function attemptsAt(name: string, place: string) {
    try {
      return releases.attempts(name, place, moduleCalled(name).mounted);
    } catch (error) {
      report(error as ModuleError);
      return [];
    }
  }

  return {
    /** Loads a page or slot. While it loads, and when it is ready or has failed, a second call gets the same result. */
    async load(name: string, place: string): Promise<PlaceStatus> {
      const { statuses, pending } = moduleCalled(name);
      const known = statuses.get(place);
      if (known?.status === 'ready' || known?.status === 'failed') return known;
      return pending.get(place)?.result ?? begin(name, place, 'unknown-module');
    },
    /** Undefined for what was never asked for. */
    status: (name: string, place: string) => modules.get(name)?.statuses.get(place),
    /** The release threw as it rendered for the first time: the module comes from the one before it, if there is one. */
    giveUp(name: string, place: string, attempt: Attempt, cause: unknown) {
      const module = moduleCalled(name);
      report(new ModuleError(name, 'start', cause));
      releases.setAside(attempt, place);
      const others = attemptsAt(name, place);
      if (others.length > 0) releases.setAsideWhole(attempt);
      if (others.length > 0 && isSameAttempt(module.mounted, attempt)) module.mounted = undefined;
      const affected = others.length > 0 ? [...module.statuses.keys()] : [place];
      for (const one of affected) void begin(name, one, 'start');
    },
    /** Tries again what failed or is late. */
    retry(name: string) {
      const module = moduleCalled(name);
      // What still hangs is given up: the browser would wait for the same request again.
      for (const [place, { attempts }] of module.pending) {
        for (const attempt of attempts) releases.setAside(attempt, place);
      }
      releases.forgive();
      for (const [place, { status }] of module.statuses) {
        if (status !== 'ready') void begin(name, place, 'unknown-module');
      }
    },
    /** Loads a page or slot anew, after it threw on the screen. */
    restart(name: string, place: string, attempt: Attempt) {
      releases.setAside(attempt, place);
      releases.forgive();
      void begin(name, place, 'start');
    },
    /** Resolves when the page or slot can be rendered; never when it cannot. */
    whenReady(name: string, place: string): Promise<void> {
      const { statuses, arrivals } = moduleCalled(name);
      const known = arrivals.get(place);
      if (known) return known;
      const arrival = new Promise<void>((resolve) => {
        const check = () => {
          if (statuses.get(place)?.status !== 'ready') return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      });
      arrivals.set(place, arrival);
      return arrival;
    },
    /** Another file of a release that is on the page. */
    loadFrom: async ({ release, number }: Attempt, expose: string) =>
      (await loadExpose({ release, attempt: number, expose })).default,
    /** The release of a module that is on the page. */
    running: (name: string) => modules.get(name)?.mounted?.release,
    /** The definitions of all modules on the page. */
    mounted: () => [...modules.values()].flatMap(({ mounted }) => (mounted ? [mounted.definition] : [])),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ModuleHost = ReturnType<typeof createModuleHost>;

/** The file that has a page (by its route's path) or slot (by its name). Releases may name their files differently. */
function exposeIn({ name, version, routes, slots }: Release, place: string) {
  const expose = routes.find(({ path }) => path === place)?.page ?? slots[place as SlotName];
  if (!expose) throw new ModuleError(name, 'entry', new Error(`${name} ${version} has no ${place}`));
  return expose;
}

const failingAs = (name: string, failure: ModuleFailure) => (cause: unknown) => {
  throw cause instanceof ModuleError ? cause : new ModuleError(name, failure, cause);
};
