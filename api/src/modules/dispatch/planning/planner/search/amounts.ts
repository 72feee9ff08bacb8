/** Further quantities of a load or a capacity, in the order of the caller; undefined: none of any. */
export type Amounts = readonly number[] | undefined;

export const plus = (one: Amounts, other: Amounts): Amounts =>
  one && other ? one.map((amount, kind) => amount + (other[kind] ?? 0)) : (one ?? other);

export const fitsIn = (amounts: Amounts, capacity: Amounts): boolean =>
  amounts === undefined || amounts.every((amount, kind) => amount <= (capacity?.[kind] ?? 0));
