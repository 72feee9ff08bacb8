import type { ComponentType } from 'react';
import type { ModuleFailure } from './module-error.ts';
import type { Attempt } from './release-choice.ts';

/** Loading status of a page or slot, for components that show it. */
export type OutletStatus =
  | { status: 'loading' }
  /** Still loading, but the visitor has waited long enough to be told. */
  | { status: 'late' }
  | { status: 'ready'; component: ComponentType<never>; attempt: Attempt }
  | { status: 'failed'; failure: ModuleFailure };

/** An outlet that was never loaded is `unknown`. */
export type OutletStatusName = OutletStatus['status'] | 'unknown';

/** One load of an outlet. A later load of the same outlet supersedes it. */
export interface Load {
  /** The attempts to make until one of them succeeds. */
  attempts: Attempt[];
}

/** Events of a load. `details` belong to the status that the event leads to. */
export type LoadEvent =
  | { type: 'loadStarted'; details?: undefined }
  | { type: 'loadDelayed'; details?: undefined }
  | { type: 'loadSucceeded'; details: { component: ComponentType<never>; attempt: Attempt } }
  | { type: 'loadFailed'; details: { failure: ModuleFailure } };

export type OutletEvent = LoadEvent & { load: Load };

/**
 * The status of an outlet after each event in each status; an event without an entry is ignored, as are events of a
 * superseded load. A ready outlet is loaded again when another release of its module is mounted, or when it threw.
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
