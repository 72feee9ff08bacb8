/** From a place (row) to a place (column); not necessarily symmetric. */
export interface TravelTimes {
  minutes: number[][];
  kilometres: number[][];
}

/** Returns the minutes or kilometres from one place to another, both of which must be in the table. */
export const between = (table: number[][], from: number, to: number) => table[from]?.[to] ?? Number.NaN;
