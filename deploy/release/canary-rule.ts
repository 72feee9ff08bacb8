import { type Figures, failureRate } from './figures.ts';

/** When a canary that is watched is taken back, and when it is promoted. */
const canaryRule = {
  /** Failures below which nothing is concluded: one visitor's broken line is no bad release. */
  minFailures: 5,
  /** Share of failures that is never called bad. */
  harmless: 0.02,
  /** Times the share of the current release above which it is. */
  factor: 3,
} as const;

export type Verdict = 'bad' | 'good' | 'undecided';

/**
 * Compares a canary with the release beside it, in the same time.
 * @param enough loads after which a canary that is not bad is good: one that no browser gets never is
 */
export function judge(canary: Figures, current: Figures, enough: number): Verdict {
  const limit = Math.max(canaryRule.harmless, canaryRule.factor * failureRate(current));
  if (canary.failures >= canaryRule.minFailures && failureRate(canary) > limit) return 'bad';
  return canary.loads >= enough ? 'good' : 'undecided';
}
