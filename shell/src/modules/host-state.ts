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
  /** Undefined until it is loaded for the first time. */
  status?: OutletStatus;
  /** The outlet, or its message, has been on the screen. */
  shown?: boolean;
  /** The pending load. */
  load?: Load;
}

export interface HostedModule {
  /** The release whose texts and state are on the page, and the namespaces of the texts. */
  mounted?: Attempt & { namespaces: string[] };
  /** The release that was mounted last, even if abandoned since: the state in the store belongs to it. */
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
  /** Everything that failed, in any module, may be tried again. */
  | { type: 'failuresCleared' }
  /** Pending loads are retried along with failed ones: a browser would wait for a hung request again. */
  | { type: 'retryRequested' }
  /** Texts of a release were added to the page, and the release counts as mounted from now on. */
  | { type: 'releaseMounted'; attempt: Attempt; namespaces: string[] }
  /** The release does not work and is replaced by another one. */
  | { type: 'releaseAbandoned'; attempt: Attempt }
);

export const initialState: HostState = { modules: {}, choice: noFailures };

export const moduleIn = ({ modules }: HostState, name: string): HostedModule => modules[name] ?? { outlets: {} };

/** Returns the other release whose state the module has in the store when `release` is mounted. */
export const replacedRelease = ({ lastRelease }: HostedModule, release: Release): Release | undefined =>
  lastRelease && !isSameRelease(lastRelease, release) ? lastRelease : undefined;

/** Returns the outlets of a module that show a release other than the mounted one. */
export const outdatedOutlets = ({ mounted, outlets }: HostedModule): string[] =>
  Object.keys(outlets).filter((outlet) => {
    const status = outlets[outlet]?.status;
    return status?.status === 'ready' && mounted && !isSameRelease(status.attempt.release, mounted.release);
  });

/** Returns the state of the module host after an event. */
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
      // otherwise two outlets that need different releases would replace each other forever
      return replaced ? excludeRelease(choice, replaced) : choice;
    }
    case 'releaseAbandoned':
      return excludeRelease(choice, event.attempt.release);
    default:
      return choice;
  }
}

/** Abandons requests that still hang: the next attempts use other URLs. */
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

/** Returns the outlet after an event: its status by the table of transitions, with the event's details. */
function outletAfter(outlet: OutletState, event: OutletEvent | { type: 'outletShown' }): OutletState {
  if (event.type === 'outletShown') return { ...outlet, shown: true };
  const { type, load, details } = event;
  if (type !== 'loadStarted' && load !== outlet.load) return outlet; // superseded by another load
  const status = nextOutletStatus(outlet.status?.status ?? 'unknown', type);
  if (!status) return outlet;
  // the table gives each event with details the status that they belong to
  return { ...outlet, status: { status, ...details } as OutletStatus, load: details ? undefined : load };
}
