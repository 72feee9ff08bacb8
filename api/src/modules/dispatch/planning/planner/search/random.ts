/** Pseudo-random numbers, reproducible from their seed on every platform. */
export interface Random {
  /** Returns a number in [0, 1). */
  next: () => number;
  /** Returns an integer in [0, `end`). */
  below: (end: number) => number;
  shuffle: (items: number[]) => void;
}

/** Creates the 32-bit generator "small fast counting" by Chris Doty-Humphrey. */
export function createRandom(seed: number): Random {
  let [a, b, c, counter] = [0, seed | 0, Math.floor(seed / 2 ** 32) | 0, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers of similar seeds are correlated, so they are skipped.
  for (let round = 0; round < 12; round++) next();
  const below = (end: number) => Math.floor(next() * end);
  const shuffle = (items: number[]) => {
    for (let last = items.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [items[last], items[other]] = [items[other] as number, items[last] as number];
    }
  };
  return { next, below, shuffle };
}
