import type { Release } from '@idavuelta/shared/contracts';
import { type Load, nextOutletStatus, type OutletEvent, type OutletStatus } from './outlet-transitions.ts';
import {
  type Attempt,
  clearFailures,
  excludeRelease,
  isSameAttempt,
  isSameRelease,
  markFailed,
  noFailures,
  type ReleaseChoice,
} from './release-choice.ts';

/** A page (by its route's path) or slot (by its name). */
export interface OutletState {
  /** Undefined while nobody has loaded it. */
  status?: OutletStatus;
  /** The outlet, or its message, has been on the screen. */
  shown?: boolean;
  /** The load under way. */
  load?: Load;
}

export interface HostedModule {
  /** The release that has its texts and state on the page, and which texts. */
  mounted?: Attempt & { namespaces: string[] };
  /** The release that was mounted last, also when it was abandoned since: the state in the store is its own. */
  lastRelease?: Release;
  outlets: Record<string, OutletState>;
}

export interface HostState {
  modules: Record<string, HostedModule>;
  choice: ReleaseChoice;
}

export type HostEvent = { module: string } & (
  | (OutletEvent & { outlet: string })
  | { type: 'outletShown'; outlet: string }
  | { type: 'attemptFailed'; attempt: Attempt; outlet: string }
  /** Everything that failed, of all modules, may be tried again. */
  | { type: 'failuresCleared' }
  /** Loads under way are tried again with what failed: a browser would wait for a hung request again. */
  | { type: 'retryRequested' }
  /** Texts of a release were added to the page, where it is mounted from now on if it was not before. */
  | { type: 'releaseMounted'; attempt: Attempt; namespaces: string[] }
  /** The release does not work, and another one takes its place. */
  | { type: 'releaseAbandoned'; attempt: Attempt }
);

export const initialState: HostState = { modules: {}, choice: noFailures };

export const moduleIn = ({ modules }: HostState, name: string): HostedModule => modules[name] ?? { outlets: {} };

/** The other release whose state the module has in the store, when `release` is mounted in its place. */
export const replacedRelease = ({ lastRelease }: HostedModule, release: Release): Release | undefined =>
  lastRelease && !isSameRelease(lastRelease, release) ? lastRelease : undefined;

/** The outlets of a module that show another release than the mounted one. */
export const outdatedOutlets = ({ mounted, outlets }: HostedModule): string[] =>
  Object.keys(outlets).filter((outlet) => {
    const status = outlets[outlet]?.status;
    return status?.status === 'ready' && mounted && !isSameRelease(status.attempt.release, mounted.release);
  });

/** The state of the module host after an event. */
export function hostAfter(state: HostState, event: HostEvent): HostState {
  const module = moduleIn(state, event.module);
  return {
    modules: { ...state.modules, [event.module]: moduleAfter(module, event) },
    choice: choiceAfter(state.choice, module, event),
  };
}

function choiceAfter(choice: ReleaseChoice, module: HostedModule, event: HostEvent): ReleaseChoice {
  switch (event.type) {
    case 'attemptFailed':
      return markFailed(choice, event.attempt, event.outlet);
    case 'failuresCleared':
      return clearFailures(choice);
    case 'retryRequested':
      return clearFailures(withoutPending(choice, module));
    case 'releaseMounted': {
      const replaced = replacedRelease(module, event.attempt.release);
      // or two outlets that need different releases would replace each other for ever
      return replaced ? excludeRelease(choice, replaced) : choice;
    }
    case 'releaseAbandoned':
      return excludeRelease(choice, event.attempt.release);
    default:
      return choice;
  }
}

/** Requests that still hang are abandoned: the next attempts have other addresses. */
function withoutPending(choice: ReleaseChoice, { outlets }: HostedModule): ReleaseChoice {
  let next = choice;
  for (const [outlet, { load }] of Object.entries(outlets))
    for (const attempt of load?.attempts ?? []) next = markFailed(next, attempt, outlet);
  return next;
}

function moduleAfter(module: HostedModule, event: HostEvent): HostedModule {
  const { mounted, outlets } = module;
  switch (event.type) {
    case 'attemptFailed':
    case 'failuresCleared':
    case 'retryRequested':
      return module;
    case 'releaseMounted': {
      const { attempt } = event;
      const before = isSameAttempt(mounted, attempt) ? (mounted?.namespaces ?? []) : [];
      const namespaces = [...new Set([...before, ...event.namespaces])];
      return { mounted: { ...attempt, namespaces }, lastRelease: attempt.release, outlets };
    }
    case 'releaseAbandoned':
      return isSameAttempt(mounted, event.attempt) ? { ...module, mounted: undefined } : module;
    default:
      return { ...module, outlets: { ...outlets, [event.outlet]: outletAfter(outlets[event.outlet] ?? {}, event) } };
  }
}

/** The outlet after an event: its status by the table of transitions, and with it what the event brings. */
function outletAfter(outlet: OutletState, event: OutletEvent | { type: 'outletShown' }): OutletState {
  if (event.type === 'outletShown') return { ...outlet, shown: true };
  const { type, load, details } = event;
  if (type !== 'loadStarted' && load !== outlet.load) return outlet; // another load has taken its place
  const status = nextOutletStatus(outlet.status?.status ?? 'unknown', type);
  if (!status) return outlet;
  // the table gives each event with details the status that they belong to
  return { ...outlet, status: { status, ...details } as OutletStatus, load: details ? undefined : load };
}
