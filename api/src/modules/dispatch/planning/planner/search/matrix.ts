/** A matrix in a single typed array, because the search does little else than read it. */
export interface Matrix {
  readonly columns: number;
  readonly values: Float64Array;
}

export const createMatrix = (rows: number, columns: number): Matrix => ({
  columns,
  values: new Float64Array(rows * columns),
});

/** Reads an element. Indexes start at 0 and are not checked. */
export const at = (matrix: Matrix, row: number, column: number) =>
  matrix.values[row * matrix.columns + column] as number;

export const set = (matrix: Matrix, row: number, column: number, value: number) => {
  matrix.values[row * matrix.columns + column] = value;
};
