import { median } from '../median.ts';

/** Figures that pages are compared by. */
export const compared = ['fcp', 'lcp', 'ready', 'work', 'tbt'] as const;
export type Compared = (typeof compared)[number];

/** Of the turns: the ratio in the middle, the least and the largest. */
export interface Ratio {
  middle: number;
  least: number;
  largest: number;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * How two pages compare: the ratio in the middle of the turns. Of blocking it is that of all turns together, since it is a
 * few tasks a little over their limit, and one more in a turn doubles the turn's ratio.
 * @returns undefined where one of them has nothing to compare with
 */
export function ratioOf(ours: Record<Compared, number>[], theirs: Record<Compared, number>[], figure: Compared) {
  const of = (visits: Record<Compared, number>[]) => visits.map((visit) => visit[figure]);
  const turns = ours.map((one, turn) => one[figure] / (theirs[turn]?.[figure] ?? 0));
  const ratios = turns.filter((ratio) => !Number.isNaN(ratio)); // neither blocked
  const middle = figure === 'tbt' ? sum(of(ours)) / sum(of(theirs)) : median(ratios);
  if (!Number.isFinite(middle)) return undefined;
  return { middle, least: Math.min(...ratios), largest: Math.max(...ratios) } satisfies Ratio;
}

type Goals = Partial<Record<Compared, number>>;

/** Beside a shop of modules that is rendered in the browser, and beside the reference page where there is none. */
const besideOthers: Record<string, Goals> = {
  landing: { lcp: 0.35, tbt: 0.5 },
  event: { lcp: 0.35, tbt: 0.5 },
};

/** What pages shall reach on the phone beside the reference page: decision 0171. */
const besideReference: Record<string, Goals> = {
  landing: { ...besideOthers.landing, ready: 1.15 },
  faq: { ready: 1.15 },
  event: { ...besideOthers.event, ready: 1.3 },
};

/** `0.85 (0.80–0.91)`, with `!` where it misses the goal of the page. */
export function ratioText(ratio: Ratio | undefined, goal: number | undefined) {
  if (!ratio) return '–';
  const [middle, least, largest] = [ratio.middle, ratio.least, ratio.largest].map((value) => value.toFixed(2));
  return `${middle} (${least}–${largest})${goal !== undefined && ratio.middle > goal ? '!' : ' '}`;
}

export const goalOf = (page: string, figure: Compared, other: string): number | undefined =>
  (other === 'reference' ? besideReference : besideOthers)[page]?.[figure];
