import type { Faults } from '../shared/faults.ts';
import type { ReceivedDocument } from './read-envelope.ts';
import type { Decision } from './registry.ts';

/** Faults that a test can enable; none by default. */
export interface SiiFaults extends Pick<Faults, 'connection' | 'delayMs'> {
  /** Decides on a document that has no problem. */
  decide?: (document: ReceivedDocument) => Decision | undefined;
  /** Answers with status 500 and no effect. */
  failure?: boolean;
  /** Uploads are never answered, before or after they took effect. */
  hang?: 'before' | 'after';
  /** How often a new envelope is told to be received only; 1 by default. */
  pending?: number;
}

export const modes: Record<string, SiiFaults> = {
  away: { connection: 'dropBefore' },
  slow: { delayMs: 5000 },
  hangs: { hang: 'before' },
  fails: { failure: true },
  observes: { decide: () => ({ state: 'RPR', message: 'Dirección de origen no corresponde' }) },
  refuses: { decide: () => ({ state: 'RCH', message: 'Contribuyente no autorizado' }) },
  'loses-answers': { connection: 'dropAfter' },
  'decides-late': { pending: 1000 },
};
