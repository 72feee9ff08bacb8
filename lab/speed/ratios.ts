import { median } from '../median.ts';

/** The figures compared between pages. */
export const compared = ['fcp', 'lcp', 'ready', 'work', 'tbt'] as const;
export type Compared = (typeof compared)[number];

/** Median, minimum and maximum ratio of the turns. */
export interface Ratio {
  middle: number;
  min: number;
  max: number;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Compares two pages by the median ratio of the turns. Blocking time is summed over all turns instead: it consists of a
 * few tasks slightly over the limit, and one more in a turn doubles the turn's ratio.
 * @returns undefined when one of them has nothing to compare
 */
export function ratioOf(ours: Record<Compared, number>[], theirs: Record<Compared, number>[], figure: Compared) {
  const of = (visits: Record<Compared, number>[]) => visits.map((visit) => visit[figure]);
  const turns = ours.map((one, turn) => one[figure] / (theirs[turn]?.[figure] ?? 0));
  const ratios = turns.filter((ratio) => !Number.isNaN(ratio)); // neither blocked
  const middle = figure === 'tbt' ? sum(of(ours)) / sum(of(theirs)) : median(ratios);
  if (!Number.isFinite(middle)) return undefined;
  return { middle, min: Math.min(...ratios), max: Math.max(...ratios) } satisfies Ratio;
}

type Goals = Partial<Record<Compared, number>>;

/** Goals relative to another shop, whose modules are rendered in the browser. */
const goalsAgainstOthers: Record<string, Goals> = {
  landing: { lcp: 0.35, tbt: 0.5 },
  event: { lcp: 0.35, tbt: 0.5 },
};

/** Goals of the pages on a phone, relative to the reference page: decision 0171. */
const goalsAgainstReference: Record<string, Goals> = {
  landing: { ...goalsAgainstOthers.landing, ready: 1.15 },
  faq: { ready: 1.15 },
  event: { ...goalsAgainstOthers.event, ready: 1.3 },
};

/** Formats `0.85 (0.80–0.91)`, with `!` when it misses the page's goal. */
export function ratioText(ratio: Ratio | undefined, goal: number | undefined) {
  if (!ratio) return '–';
  const [middle, min, max] = [ratio.middle, ratio.min, ratio.max].map((value) => value.toFixed(2));
  return `${middle} (${min}–${max})${goal !== undefined && ratio.middle > goal ? '!' : ' '}`;
}

export const goalOf = (page: string, figure: Compared, other: string): number | undefined =>
  (other === 'reference' ? goalsAgainstReference : goalsAgainstOthers)[page]?.[figure];
