/** The first total, in the smallest unit of its currency; all are divisible by two tickets. */
const first = 10_000;
const step = 4;

/** Returns the total of a history's order, unique among the orders of its provider. */
export const totalOf = (history: number) => first + step * history;

export const historyOf = (totalMinor: number) => (totalMinor - first) / step;
