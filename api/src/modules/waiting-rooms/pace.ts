/** How many turns ended within each span of ten seconds: pairs of span and number, the latest last. */
export type Pace = [span: number, ended: number][];

/** In milliseconds. */
const spanMs = 10_000;
/** Spans that are remembered: five minutes. */
const spans = 30;
/** Complete spans without which nothing is foretold. */
const fewest = 3;
/** 80 % of a normal distribution are within so many standard deviations. */
const deviations = 1.28;

/** Adds ended turns to the pace. */
export function paceOf(pace: Pace, { now, ended }: { now: number; ended: number }): Pace {
  const span = Math.floor(now / spanMs);
  const last = pace.at(-1);
  const others = last?.[0] === span ? pace.slice(0, -1) : pace;
  const before = last?.[0] === span ? last[1] : 0;
  return [...others.filter(([each]) => each > span - spans), [span, before + ended]];
}

/**
 * Returns how many turns end per minute, as a range that holds the true pace four times out of five if it stays as it
 * was; undefined while too little is known.
 */
export function perMinute(pace: Pace, now: number): { low: number; high: number } | undefined {
  const current = Math.floor(now / spanMs);
  const first = Math.max(pace[0]?.[0] ?? current, current - spans);
  const known = new Map(pace);
  // the span that goes on is not complete
  const counts = Array.from({ length: current - first }, (_, index) => known.get(first + index) ?? 0);
  if (counts.length < fewest) return undefined;
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (counts.length - 1);
  const error = deviations * Math.sqrt(variance / counts.length);
  const toMinute = (count: number) => Math.round(count * (60_000 / spanMs) * 10) / 10;
  return { low: toMinute(Math.max(0, mean - error)), high: toMinute(mean + error) };
}
