/** Pseudo-random numbers of which a seed gives the same row everywhere. */
export interface Random {
  /** At least 0, less than 1. */
  next: () => number;
  /** A whole number, at least 0, less than `end`. */
  below: (end: number) => number;
  shuffle: (items: number[]) => void;
}

/** The generator "small fast counting" of Chris Doty-Humphrey, 32 bits. */
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
  // The first numbers of near seeds are alike.
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
