/** From a place (row) to a place (column); need not be the same both ways. */
export interface TravelTimes {
  minutes: number[][];
  kilometres: number[][];
}

/** The minutes or the kilometres from one place to another; both are in the table. */
export const between = (table: number[][], from: number, to: number) => table[from]?.[to] ?? Number.NaN;
