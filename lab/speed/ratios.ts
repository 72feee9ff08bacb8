import { median } from './median.ts';

/** Figures that pages are compared by. */
export const compared = ['fcp', 'lcp', 'tbt', 'ready'] as const;
export type Compared = (typeof compared)[number];

/** Of the turns: the ratio in the middle, the least and the largest. */
export interface Ratio {
  middle: number;
  least: number;
  largest: number;
}

/** How two pages compare in each turn; undefined where one of them has nothing to compare with. */
export function ratioOf(ours: Record<Compared, number>[], theirs: Record<Compared, number>[], figure: Compared) {
  const ratios = ours.map((one, turn) => one[figure] / (theirs[turn]?.[figure] ?? 0));
  if (ratios.length === 0 || !ratios.every(Number.isFinite)) return undefined;
  return { middle: median(ratios), least: Math.min(...ratios), largest: Math.max(...ratios) } satisfies Ratio;
}

/** What pages shall reach on the phone beside the reference page: decision 0171. */
const goals: Record<string, Partial<Record<Compared, number>>> = {
  landing: { ready: 1.15 },
  faq: { ready: 1.15 },
  event: { ready: 1.3 },
};

/** `0.85 (0.80–0.91)`, with `!` where it misses the goal of the page. */
export function ratioText(ratio: Ratio | undefined, goal: number | undefined) {
  if (!ratio) return '–';
  const [middle, least, largest] = [ratio.middle, ratio.least, ratio.largest].map((value) => value.toFixed(2));
  return `${middle} (${least}–${largest})${goal !== undefined && ratio.middle > goal ? '!' : ' '}`;
}

export const goalOf = (page: string, figure: Compared) => goals[page]?.[figure];
