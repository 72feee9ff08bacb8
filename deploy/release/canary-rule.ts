import { failureRate } from './figures.ts';
import type { Tally } from './tallies.ts';

/** Thresholds for withdrawing or promoting a watched canary. */
const canaryRule = {
  /** Minimum number of failures at one gateway: a single visitor's bad connection does not make a bad release. */
  minFailures: 5,
  /** Failure rate below which a canary is never bad. */
  harmless: 0.02,
  /** A canary is bad above this multiple of the current release's failure rate. */
  factor: 3,
} as const;

export type Verdict = 'bad' | 'good' | 'undecided';

/**
 * Compares a canary with the current release over the same period.
 * @param enough minimum number of visitors who loaded a canary before it counts as good, so that a canary no browser
 *   receives never does
 */
export function assessCanary(canary: Tally, current: Tally, enough: number): Verdict {
  const limit = (rate: (tally: Tally) => number) => Math.max(canaryRule.harmless, canaryRule.factor * rate(current));
  if (canary.maxFailures >= canaryRule.minFailures && failureRate(canary) > limit(failureRate)) return 'bad';
  const rendersWell = renderFailureRate(canary) <= limit(renderFailureRate);
  return canary.loads >= enough && rendersWell && wasServed(canary, current) ? 'good' : 'undecided';
}

const renderFailureRate = ({ renders, failedRenders }: Tally) => failedRenders / Math.max(1, renders);

/**
 * Tells whether gateways served what browsers claim to have loaded. Gateways that send files must have sent the
 * canary's entry.
 */
const wasServed = (canary: Tally, current: Tally) =>
  canary.pages >= canary.loads && (canary.entries > 0 || current.entries === 0);
