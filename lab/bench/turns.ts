import { median } from '../median.ts';
import type { Measurement } from './load.ts';

/** Number of turns per subject. */
const turns = 5;

/** What is measured, on a database with `events` events. */
export interface Subject {
  name: string;
  events: number;
  measure: (seconds: number) => Promise<Measurement>;
}

/** The measurements of each turn. */
export type Row = Omit<Subject, 'measure'> & { turns: Measurement[] };

/**
 * Measures the subjects in turns, so that other load on the machine slows all of them equally.
 * @param seconds of each subject, over all turns
 */
export async function inTurns(subjects: Subject[], seconds: number): Promise<Row[]> {
  const rows = subjects.map(({ name, events }): Row => ({ name, events, turns: [] }));
  for (const { measure } of subjects) await measure(seconds / turns); // excludes one-time compilation and loading
  for (let turn = 0; turn < turns; turn += 1)
    for (const [at, { measure }] of subjects.entries()) rows[at]?.turns.push(await measure(seconds / turns));
  return rows;
}

/** Returns the median of a figure over the turns. */
export const middleOf = ({ turns }: Row, figure: keyof Measurement) => median(turns.map((turn) => turn[figure]));

/** Returns the number of failed calls in all turns. */
export const failedOf = ({ turns }: Row) => turns.reduce((sum, { failed }) => sum + failed, 0);

/** Returns the median, minimum and maximum ratio of the turns. */
export function ratioOf(ours: Row, others: Row, figure: keyof Measurement) {
  const ratios = ours.turns.map((turn, at) => turn[figure] / (others.turns[at]?.[figure] ?? Number.NaN));
  return { middle: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) };
}
