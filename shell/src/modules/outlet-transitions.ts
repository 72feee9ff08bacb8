import type { ComponentType } from 'react';
import type { ModuleFailure } from './module-error.ts';
import type { Attempt } from './release-choice.ts';

/** How far a page or slot is, for those who show it. */
export type OutletStatus =
  | { status: 'loading' }
  /** Still on its way, but the visitor has waited long enough to be told. */
  | { status: 'late' }
  | { status: 'ready'; component: ComponentType<never>; attempt: Attempt }
  | { status: 'failed'; failure: ModuleFailure };

/** An outlet that nobody has loaded is `unknown`. */
export type OutletStatusName = OutletStatus['status'] | 'unknown';

/** One load of an outlet. A later one of the same outlet takes its place. */
export interface Load {
  /** The attempts to make, until one of them succeeds. */
  attempts: Attempt[];
}

/** What happens to a load. `details` belong to the status that the event leads to. */
export type LoadEvent =
  | { type: 'loadStarted'; details?: undefined }
  | { type: 'loadDelayed'; details?: undefined }
  | { type: 'loadSucceeded'; details: { component: ComponentType<never>; attempt: Attempt } }
  | { type: 'loadFailed'; details: { failure: ModuleFailure } };

export type OutletEvent = LoadEvent & { load: Load };

/**
 * The status of an outlet after each event in each status; an event without an entry is ignored. What a load says is ignored
 * as well once another one has taken its place. A ready outlet is loaded again when another release of its module is mounted,
 * or when it threw.
 */
export const transitions: Record<OutletStatusName, Partial<Record<OutletEvent['type'], OutletStatus['status']>>> = {
  unknown: { loadStarted: 'loading' },
  loading: { loadStarted: 'loading', loadDelayed: 'late', loadSucceeded: 'ready', loadFailed: 'failed' },
  late: { loadStarted: 'loading', loadSucceeded: 'ready', loadFailed: 'failed' },
  ready: { loadStarted: 'loading' },
  failed: { loadStarted: 'loading' },
};

/** The status after an event; undefined when the event is ignored. */
export const nextOutletStatus = (from: OutletStatusName, event: OutletEvent['type']) => transitions[from][event];
