import { failureRate } from './figures.ts';
import type { Tally } from './tallies.ts';

/** When a watched canary is taken back, and when it is promoted. */
const canaryRule = {
  /** Failures at one gateway below which nothing is concluded: one visitor's broken line is no bad release. */
  minFailures: 5,
  /** Share of failures up to which a canary is never bad. */
  harmless: 0.02,
  /** Times the share of the current release above which it is. */
  factor: 3,
} as const;

export type Verdict = 'bad' | 'good' | 'undecided';

/**
 * Compares a canary with the release beside it, in the same time.
 * @param enough visitors who must have loaded a canary before it counts as good: one that no browser gets never does
 */
export function judge(canary: Tally, current: Tally, enough: number): Verdict {
  const limit = (rate: (tally: Tally) => number) => Math.max(canaryRule.harmless, canaryRule.factor * rate(current));
  if (canary.mostFailures >= canaryRule.minFailures && failureRate(canary) > limit(failureRate)) return 'bad';
  const rendersWell = renderFailureRate(canary) <= limit(renderFailureRate);
  return canary.loads >= enough && rendersWell && wasServed(canary, current) ? 'good' : 'undecided';
}

const renderFailureRate = ({ renders, failedRenders }: Tally) => failedRenders / Math.max(1, renders);

/** Whether gateways served what browsers say they have. Where they send files, somebody has asked for its entry. */
const wasServed = (canary: Tally, current: Tally) =>
  canary.pages >= canary.loads && (canary.entries > 0 || current.entries === 0);
