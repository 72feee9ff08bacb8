import fc from 'fast-check';

/** Every run uses the same cases; `SEED=…` selects others. fast-check reports the seed of a failure. */
const seed = Number(process.env.SEED || 20_261_125);

/** Fails unless the property holds for this number of random cases. */
export function checkProperty<T>(property: fc.IProperty<T>, numRuns?: number): void;
export function checkProperty<T>(property: fc.IAsyncProperty<T>, numRuns?: number): Promise<void>;
export function checkProperty<T>(property: fc.IRawProperty<T>, numRuns = 100) {
  return fc.assert(property, { seed, numRuns });
}
