import fc from 'fast-check';

/** Every run looks at the same cases; `SEED=…` at others. fast-check tells the seed of a property that does not hold. */
const seed = Number(process.env.SEED || 20_261_125);

/** Fails unless the property holds for so many random cases. */
export function checkProperty<T>(property: fc.IProperty<T>, numRuns?: number): void;
export function checkProperty<T>(property: fc.IAsyncProperty<T>, numRuns?: number): Promise<void>;
export function checkProperty<T>(property: fc.IRawProperty<T>, numRuns = 100) {
  return fc.assert(property, { seed, numRuns });
}
