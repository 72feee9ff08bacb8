/** The first total, in céntimos; the next ones are whole amounts in every currency, and can be shared by two tickets. */
const first = 10_000;
const step = 4;

/** What the order of a history costs: its own total, by which it is told from the others of its provider. */
export const totalOf = (history: number) => first + step * history;

export const historyOf = (totalMinor: number) => (totalMinor - first) / step;
