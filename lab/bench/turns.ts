import { median } from '../median.ts';
import type { Measurement } from './load.ts';

/** How often each is measured. */
const turns = 5;

/** What is measured on the database of so many events. */
export interface Subject {
  name: string;
  events: number;
  measure: (seconds: number) => Promise<Measurement>;
}

/** What was measured at each turn. */
export type Row = Omit<Subject, 'measure'> & { turns: Measurement[] };

/**
 * Measures the subjects one after the other, and that several times, so that what the machine does besides slows all.
 * @param seconds of each subject, all turns together
 */
export async function inTurns(subjects: Subject[], seconds: number): Promise<Row[]> {
  const rows = subjects.map(({ name, events }): Row => ({ name, events, turns: [] }));
  for (const { measure } of subjects) await measure(seconds / turns); // what is compiled and loaded once does not count
  for (let turn = 0; turn < turns; turn += 1)
    for (const [at, { measure }] of subjects.entries()) rows[at]?.turns.push(await measure(seconds / turns));
  return rows;
}

/** Figure by figure what is in the middle of the turns. */
export const middleOf = ({ turns }: Row, figure: keyof Measurement) => median(turns.map((turn) => turn[figure]));

/** Calls of all turns that failed. */
export const failedOf = ({ turns }: Row) => turns.reduce((sum, { failed }) => sum + failed, 0);

/** Of the turns: the ratio in the middle, the least and the largest. */
export function ratioOf(ours: Row, others: Row, figure: keyof Measurement) {
  const ratios = ours.turns.map((turn, at) => turn[figure] / (others.turns[at]?.[figure] ?? Number.NaN));
  return { middle: median(ratios), least: Math.min(...ratios), largest: Math.max(...ratios) };
}
