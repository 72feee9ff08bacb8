import type { ModuleState, Registry, Release } from '@idavuelta/shared/contracts';
import type { LoadExpose } from './federation/expose-loader.ts';
import { CameTooLate, type Claim, firstToLoad } from './first-to-load.ts';
import { type Fetching, loadAttempt } from './load-attempt.ts';
import { ModuleError, type ModuleFailure } from './module-error.ts';
import { createOutletStatuses, type OutletStatus } from './outlet-statuses.ts';
import { type Attempt, createReleaseChoice, isSameAttempt, isSameRelease } from './release-choice.ts';

interface HostedModule {
  /** The release that has its texts and state on the page, and which texts. */
  mounted?: Attempt & { namespaces: Set<string> };
  /** The release that was mounted last, also when it was given up since: the state in the store is its own. */
  lastRelease?: Release;
  /** Pages and slots that have been on the screen, or what stands in their place. */
  shown: Set<string>;
  pending: Map<string, { attempts: Attempt[]; result: Promise<OutletStatus> }>;
}

export interface ModuleHostOptions extends Fetching {
  registry: () => Registry | undefined;
  /** Called when a file of a module has been loaded, and with it perhaps libraries that nobody had needed before. */
  afterLoad?: () => Promise<void>;
  /**
   * Mounts the reducer and saga of a module in place of earlier ones.
   * @param anew whether the earlier ones were another release's, whose state is dropped
   */
  mountState: (name: string, state: ModuleState, anew: boolean) => void;
  /** Called with each failure and the release that failed. */
  report: (error: ModuleError, release?: Release) => void;
  /** Told of each release that was put on the page. */
  onMount?: (release: Release) => void;
  /** Whether the previous release is tried beside a slow current one. */
  hedging?: boolean;
}

/**
 * Loads pages and slots of modules and knows their status. Whatever is wrong with a release (its entry, a chunk, its
 * start, its first render), the release before it takes its place.
 */
export function createModuleHost(options: ModuleHostOptions) {
  const { registry, loadTexts, mountState, afterLoad, report, onMount, hedging = true } = options;
  const releases = createReleaseChoice(registry);
  const modules = new Map<string, HostedModule>();
  const statuses = createOutletStatuses();

  const loadExpose: LoadExpose = async (request) => {
    const loaded = await options.loadExpose(request);
    await afterLoad?.();
    return loaded;
  };

  function moduleCalled(name: string): HostedModule {
    const state = modules.get(name) ?? { pending: new Map(), shown: new Set() };
    modules.set(name, state);
    return state;
  }

  /** Loads a page or slot of one release and, unless the release is on the page, mounts it. */
  async function run(name: string, outlet: string, attempt: Attempt, claim: Claim): Promise<OutletStatus> {
    const module = moduleCalled(name);
    const mountedBefore = module.mounted;
    const isMounted = () => isSameAttempt(module.mounted, attempt);
    const loaded = await loadAttempt({ loadExpose, loadTexts }, attempt, outlet, !isMounted());
    // Another page of the module was healed by another release meanwhile: two of them never share a page.
    const isOvertaken = module.mounted !== mountedBefore && !isMounted();
    if (isOvertaken || !claim()) throw new CameTooLate();
    loaded.addTexts();
    if (!isMounted()) mount(name, outlet, attempt, loaded.state);
    for (const namespace of loaded.namespaces) module.mounted?.namespaces.add(namespace);
    return { status: 'ready', component: loaded.component, attempt };
  }

  /** Puts a release on the page. What the module has there of another one is replaced, state and all. */
  function mount(name: string, outlet: string, attempt: Attempt, state: ModuleState | undefined) {
    const module = moduleCalled(name);
    const { release } = attempt;
    const replaced = module.lastRelease && !isSameRelease(module.lastRelease, release) ? module.lastRelease : undefined;
    if (state || replaced) mountState(name, state ?? {}, replaced !== undefined);
    module.mounted = { ...attempt, namespaces: new Set() };
    module.lastRelease = release;
    onMount?.(release);
    if (!replaced) return;
    releases.excludeRelease(replaced); // or two places that need different releases would replace each other for ever
    for (const [other, status] of statuses.of(name)) {
      const isOld = status.status === 'ready' && !isSameRelease(status.attempt.release, release);
      if (isOld && other !== outlet) void begin(name, other, 'start');
    }
  }

  /** @param none why there may be no release left to try */
  function begin(name: string, outlet: string, none: ModuleFailure): Promise<OutletStatus> {
    const module = moduleCalled(name);
    const attempts = attemptsAt(name, outlet);
    if (attempts.length === 0) {
      module.pending.delete(outlet);
      return Promise.resolve(statuses.set(name, outlet, { status: 'failed', failure: none }));
    }
    const isCurrent = () => module.pending.get(outlet)?.attempts === attempts;
    const arrival = firstToLoad({
      candidates: attempts,
      // A release whose state is on the page is waited for: another would begin without what the visitor did.
      hedging: hedging && !module.mounted?.release.state,
      isCurrent,
      attempt: (attempt, claim) => run(name, outlet, attempt, claim),
      onFailure(attempt, error) {
        releases.markFailed(attempt, outlet);
        report(error instanceof ModuleError ? error : new ModuleError(name, 'start', error), attempt.release);
      },
      onLate: () => isCurrent() && statuses.set(name, outlet, { status: 'late' }),
    }).catch((error): OutletStatus | Promise<OutletStatus> => {
      if (error instanceof CameTooLate && isCurrent()) return begin(name, outlet, none);
      return { status: 'failed', failure: error instanceof ModuleError ? error.failure : 'start' };
    });
    const result = arrival.then((status) => {
      if (!isCurrent()) return module.pending.get(outlet)?.result ?? statuses.get(name, outlet) ?? status;
      module.pending.delete(outlet);
      return statuses.set(name, outlet, status);
    });
    module.pending.set(outlet, { attempts, result });
    statuses.set(name, outlet, { status: 'loading' });
    return result;
  }

  /** No attempt for a module that the registry does not have. */
  function attemptsAt(name: string, outlet: string) {
    try {
      return releases.attempts(name, outlet, moduleCalled(name).mounted);
    } catch (error) {
      report(error as ModuleError);
      return [];
    }
  }

  /** Loads a page or slot. While it loads, and when it is ready or has failed, a second call gets the same result. */
  async function load(name: string, outlet: string): Promise<OutletStatus> {
    const known = statuses.get(name, outlet);
    if (known?.status === 'ready' || known?.status === 'failed') return known;
    return moduleCalled(name).pending.get(outlet)?.result ?? begin(name, outlet, 'unknown-module');
  }

  return {
    load,
    /** Loads a page or slot for the screen. One that failed while it was loaded ahead is tried again. */
    show(name: string, outlet: string): Promise<OutletStatus> {
      const { shown } = moduleCalled(name);
      const isFirst = !shown.has(outlet);
      shown.add(outlet);
      if (!isFirst || statuses.get(name, outlet)?.status !== 'failed') return load(name, outlet);
      releases.clearFailures();
      return begin(name, outlet, 'unknown-module');
    },
    status: statuses.get,
    whenReady: statuses.whenReady,
    subscribe: statuses.subscribe,
    /** The release threw as it rendered for the first time: the module comes from the one before it, if there is one. */
    abandon(name: string, outlet: string, attempt: Attempt, cause: unknown) {
      const module = moduleCalled(name);
      report(new ModuleError(name, 'start', cause), attempt.release);
      releases.markFailed(attempt, outlet);
      const others = attemptsAt(name, outlet);
      if (others.length > 0) releases.excludeRelease(attempt.release);
      if (others.length > 0 && isSameAttempt(module.mounted, attempt)) module.mounted = undefined;
      const affected = others.length > 0 ? statuses.of(name).map(([one]) => one) : [outlet];
      for (const one of affected) void begin(name, one, 'start');
    },
    /** Tries again what failed or is late. */
    retry(name: string) {
      const module = moduleCalled(name);
      // What still hangs is given up: the browser would wait for the same request again.
      for (const [outlet, { attempts }] of module.pending) {
        for (const attempt of attempts) releases.markFailed(attempt, outlet);
      }
      releases.clearFailures();
      for (const [outlet, { status }] of statuses.of(name)) {
        if (status !== 'ready') void begin(name, outlet, 'unknown-module');
      }
    },
    /** The release threw after it had been on the screen: its outlet says so, with a retry. */
    noteFailure: (name: string, { release }: Attempt, cause: unknown) =>
      report(new ModuleError(name, 'start', cause), release),
    /** Loads a page or slot again after it threw on the screen. */
    restart(name: string, outlet: string, attempt: Attempt) {
      releases.markFailed(attempt, outlet);
      releases.clearFailures();
      void begin(name, outlet, 'start');
    },
    /** Another file of a mounted release. */
    loadFrom: async ({ release, number }: Attempt, expose: string) =>
      (await loadExpose({ release, attempt: number, expose })).default,
    /** The mounted release of a module. */
    running: (name: string) => modules.get(name)?.mounted?.release,
    /** The releases on the page, and the namespaces of their texts. */
    mounted: () => [...modules.values()].flatMap(({ mounted }) => mounted ?? []),
  };
}

export type ModuleHost = ReturnType<typeof createModuleHost>;
