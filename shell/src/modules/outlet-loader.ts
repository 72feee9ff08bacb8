import type { ModuleState, Registry, Release } from '@idavuelta/shared/contracts';
import { CameTooLate, type Claim, firstToLoad } from './first-to-load.ts';
import { outdatedOutlets, replacedRelease } from './host-state.ts';
import type { HostStore } from './host-store.ts';
import { type Fetching, loadAttempt } from './load-attempt.ts';
import { ModuleError, type ModuleFailure } from './module-error.ts';
import type { Load, LoadEvent, OutletStatus } from './outlet-transitions.ts';
import { type Attempt, attemptsFor, isSameAttempt } from './release-choice.ts';

export interface OutletLoaderOptions extends Fetching {
  registry: () => Registry | undefined;
  /**
   * Mounts the reducer and saga of a module in place of earlier ones.
   * @param dropState whether the earlier ones were another release's, whose state is dropped
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

/** The effects of loading: fetches the releases of a module in their order, mounts the first complete one, reports failures. */
export function createOutletLoader(store: HostStore, options: OutletLoaderOptions) {
  const { registry, mountState, report, onMount, hedging = true } = options;
  const { dispatch } = store;
  const results = new WeakMap<Load, Promise<OutletStatus>>();

  /** Loads a page or slot of one release and, unless the release is on the page, mounts it. */
  async function run(name: string, outlet: string, attempt: Attempt, claim: Claim) {
    const mountedBefore = store.module(name).mounted;
    const isMounted = () => isSameAttempt(store.module(name).mounted, attempt);
    const loaded = await loadAttempt(options, attempt, outlet, !isMounted());
    // Another page of the module was healed by another release meanwhile: two of them never share a page.
    const isOvertaken = !isSameAttempt(store.module(name).mounted, mountedBefore) && !isMounted();
    if (isOvertaken || !claim()) throw new CameTooLate();
    loaded.addTexts();
    if (isMounted()) dispatch({ type: 'releaseMounted', module: name, attempt, namespaces: loaded.namespaces });
    else mount(name, outlet, attempt, loaded);
    return { component: loaded.component, attempt };
  }

  /** Puts a release on the page. What the module has there of another one is replaced, state and all. */
  function mount(name: string, outlet: string, attempt: Attempt, { state, namespaces }: LoadedAttempt) {
    const replaced = replacedRelease(store.module(name), attempt.release);
    if (state || replaced) mountState(name, state ?? {}, replaced !== undefined);
    dispatch({ type: 'releaseMounted', module: name, attempt, namespaces });
    onMount?.(attempt.release);
    if (!replaced) return;
    for (const other of outdatedOutlets(store.module(name))) if (other !== outlet) void begin(name, other, 'start');
  }

  /** The attempts to make; none, and a report, for a module that the registry does not have. */
  function attemptsAt(name: string, outlet: string): Attempt[] {
    const entry = registry()?.modules[name];
    if (!entry) {
      report(new ModuleError(name, 'unknown-module'));
      return [];
    }
    const releases = [entry.current, ...(entry.previous ? [entry.previous] : [])];
    return attemptsFor(store.get().choice, releases, outlet, store.module(name).mounted);
  }

  /** Loads a page or slot again. @param none why there may be no release left to try */
  function begin(name: string, outlet: string, none: ModuleFailure): Promise<OutletStatus> {
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
      // A release whose state is on the page is waited for: another would begin without what the visitor did.
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
          if (error instanceof CameTooLate && isCurrent()) return void begin(name, outlet, none);
          emit({ type: 'loadFailed', details: { failure: error instanceof ModuleError ? error.failure : 'start' } });
        },
      )
      .then(() => load(name, outlet));
    results.set(started, result);
    emit({ type: 'loadStarted' });
    return result;
  }

  /** Loads a page or slot. While it loads, and when it is ready or has failed, a second call gets the same result. */
  async function load(name: string, outlet: string): Promise<OutletStatus> {
    const { status, load: underWay } = store.outlet(name, outlet);
    if (status?.status === 'ready' || status?.status === 'failed') return status;
    return (underWay && results.get(underWay)) ?? begin(name, outlet, 'unknown-module');
  }

  return { load, begin, attemptsAt };
}
