import type { ModuleState, Registry, Release } from '@idavuelta/shared/contracts';
import { type Claim, firstToLoad, SupersededError } from './first-to-load.ts';
import { outdatedOutlets, replacedRelease } from './host-state.ts';
import type { HostStore } from './host-store.ts';
import { type Fetching, loadAttempt } from './load-attempt.ts';
import { ModuleError, type ModuleFailure } from './module-error.ts';
import type { Load, LoadEvent, OutletStatus } from './outlet-transitions.ts';
import { type Attempt, attemptsFor, isSameAttempt } from './release-choice.ts';

export interface OutletLoaderOptions extends Fetching {
  registry: () => Registry | undefined;
  /**
   * Mounts the reducer and saga of a module, replacing earlier ones.
   * @param dropState whether the earlier ones belonged to another release, whose state is dropped
   */
  mountState: (name: string, state: ModuleState, dropState: boolean) => void;
  /** Called with each failure and the release that failed. */
  report: (error: ModuleError, release?: Release) => void;
  /** Called with each release that was put on the page. */
  onMount?: (release: Release) => void;
  /** Whether the previous release is tried beside a slow current one. */
  hedging?: boolean;
}

type LoadedAttempt = Awaited<ReturnType<typeof loadAttempt>>;

/**
 * The side effects of loading: fetches the releases of a module in order, mounts the first complete one, and reports
 * failures.
 */
export function createOutletLoader(store: HostStore, options: OutletLoaderOptions) {
  const { registry, mountState, report, onMount, hedging = true } = options;
  const { dispatch } = store;
  const results = new WeakMap<Load, Promise<OutletStatus>>();

  /** Loads a page or slot of a release and mounts the release unless it is mounted already. */
  async function run(name: string, outlet: string, attempt: Attempt, claim: Claim) {
    const mountedBefore = store.module(name).mounted;
    const isMounted = () => isSameAttempt(store.module(name).mounted, attempt);
    const loaded = await loadAttempt(options, attempt, outlet, !isMounted());
    // Another release was mounted for another page of the module meanwhile: two releases of a module never share a
    // page.
    const isOvertaken = !isSameAttempt(store.module(name).mounted, mountedBefore) && !isMounted();
    if (isOvertaken || !claim()) throw new SupersededError();
    loaded.addTexts();
    if (isMounted()) dispatch({ type: 'releaseMounted', module: name, attempt, namespaces: loaded.namespaces });
    else mount(name, outlet, attempt, loaded);
    return { component: loaded.component, attempt };
  }

  /** Mounts a release. Another release of the module on the page is replaced, including its state. */
  function mount(name: string, outlet: string, attempt: Attempt, { state, namespaces }: LoadedAttempt) {
    const replaced = replacedRelease(store.module(name), attempt.release);
    if (state || replaced) mountState(name, state ?? {}, replaced !== undefined);
    dispatch({ type: 'releaseMounted', module: name, attempt, namespaces });
    onMount?.(attempt.release);
    if (!replaced) return;
    for (const other of outdatedOutlets(store.module(name))) if (other !== outlet) void startLoad(name, other, 'start');
  }

  /** Returns the attempts to make; none, with a report, for a module that the registry does not contain. */
  function attemptsAt(name: string, outlet: string): Attempt[] {
    const entry = registry()?.modules[name];
    if (!entry) {
      report(new ModuleError(name, 'unknown-module'));
      return [];
    }
    const releases = [entry.current, ...(entry.previous ? [entry.previous] : [])];
    return attemptsFor(store.get().choice, releases, outlet, store.module(name).mounted);
  }

  /** Loads a page or slot again. @param none reason to report when there is no release left to try */
  function startLoad(name: string, outlet: string, none: ModuleFailure): Promise<OutletStatus> {
    const started: Load = { attempts: attemptsAt(name, outlet) };
    const emit = (event: LoadEvent) => dispatch({ ...event, module: name, outlet, load: started });
    const isCurrent = () => store.outlet(name, outlet).load === started;
    if (started.attempts.length === 0) {
      emit({ type: 'loadStarted' });
      emit({ type: 'loadFailed', details: { failure: none } });
      return load(name, outlet);
    }
    const result = firstToLoad({
      candidates: started.attempts,
      // If a release's state is on the page, loading waits for it: another release would start without what the visitor
      // did.
      hedging: hedging && !store.module(name).mounted?.release.state,
      isCurrent,
      attempt: (attempt, claim) => run(name, outlet, attempt, claim),
      onFailure(attempt, error) {
        dispatch({ type: 'attemptFailed', module: name, attempt, outlet });
        report(error instanceof ModuleError ? error : new ModuleError(name, 'start', error), attempt.release);
      },
      onLate: () => emit({ type: 'loadDelayed' }),
    })
      .then(
        (details) => emit({ type: 'loadSucceeded', details }),
        (error) => {
          if (error instanceof SupersededError && isCurrent()) return void startLoad(name, outlet, none);
          emit({ type: 'loadFailed', details: { failure: error instanceof ModuleError ? error.failure : 'start' } });
        },
      )
      .then(() => load(name, outlet));
    results.set(started, result);
    emit({ type: 'loadStarted' });
    return result;
  }

  /** Loads a page or slot. While it loads, and once it is ready or has failed, further calls get the same result. */
  async function load(name: string, outlet: string): Promise<OutletStatus> {
    const { status, load: underWay } = store.outlet(name, outlet);
    if (status?.status === 'ready' || status?.status === 'failed') return status;
    return (underWay && results.get(underWay)) ?? startLoad(name, outlet, 'unknown-module');
  }

  return { load, startLoad, attemptsAt };
}
