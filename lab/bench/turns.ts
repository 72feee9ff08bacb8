import { median } from '../median.ts';
import type { Running } from './api.ts';
import { type Call, load, type Measurement } from './load.ts';

const turns = 5;

/** The median of the turns, and what a second of the process's own time was enough for. */
export interface CoreMeasurement extends Measurement {
  perCore: number;
}

/**
 * Calls two processes in turns, so that what the machine does besides slows both. They are compared by the processor time
 * that they use themselves: where an answer costs little, who calls is the slower one.
 * @param seconds of each process together
 * @returns what was measured of each, and the ratio of the first to the second per core in each turn, sorted
 */
export async function inTurns(first: Running, second: Running, calls: () => Call, seconds: number) {
  const measured: [CoreMeasurement[], CoreMeasurement[]] = [[], []];
  for (const { url } of [first, second]) await load(url, calls, seconds / turns); // both are compiled then
  for (let turn = 0; turn < turns; turn += 1)
    for (const [at, process] of [first, second].entries())
      measured[at]?.push(await measureOne(process, calls, seconds / turns));
  const ratios = measured[0].map(({ perCore }, turn) => perCore / (measured[1][turn]?.perCore ?? 0));
  return {
    first: middle(measured[0]),
    second: middle(measured[1]),
    ratios: ratios.toSorted((a, b) => a - b),
  };
}

async function measureOne({ url, processorSeconds }: Running, calls: () => Call, seconds: number) {
  let before = 0;
  const measured = await load(url, calls, seconds, async () => {
    before = await processorSeconds();
  });
  const used = (await processorSeconds()) - before;
  return { ...measured, perCore: measured.answered / used };
}

const middle = (list: CoreMeasurement[]): CoreMeasurement => {
  const of = (figure: keyof CoreMeasurement) => median(list.map((one) => one[figure]));
  return {
    answered: of('answered'),
    perSecond: of('perSecond'),
    perCore: of('perCore'),
    p50: of('p50'),
    p95: of('p95'),
    failed: Math.max(...list.map(({ failed }) => failed)),
  };
};
