/** Numbers in rows and columns, in one array: the search reads little else. */
export interface Matrix {
  readonly columns: number;
  readonly values: Float64Array;
}

/** A matrix of zeros. */
export const createMatrix = (rows: number, columns: number): Matrix => ({
  columns,
  values: new Float64Array(rows * columns),
});

/** Row and column, from 0, are inside of the matrix: nothing checks it. */
export const at = (matrix: Matrix, row: number, column: number) =>
  matrix.values[row * matrix.columns + column] as number;

export const set = (matrix: Matrix, row: number, column: number, value: number) => {
  matrix.values[row * matrix.columns + column] = value;
};
