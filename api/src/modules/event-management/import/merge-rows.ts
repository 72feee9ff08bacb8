import type { ImportMistake } from './import-mistakes.ts';
import type { ImportColumn, ImportRow, ImportValues } from './import-row.ts';

/** Receives each mistake; validation continues, so that all are reported at once. */
export type Report = (mistake: ImportMistake) => void;

/** Merges the rows of one item. A cell that contradicts an earlier row is a mistake. */
export function mergeRows<C extends ImportColumn>(rows: ImportRow[], columns: readonly C[], report: Report) {
  const merged = new Map<C, { row: number; value: unknown }>();
  for (const { row, values } of rows)
    for (const column of columns) {
      const value = values[column];
      if (value === undefined) continue;
      const before = merged.get(column);
      if (!before) merged.set(column, { row, value });
      else if (before.value !== value)
        report({
          row,
          column,
          code: 'contradicts',
          values: { row: before.row, value: String(before.value) },
          reason: `row ${before.row} says ${JSON.stringify(before.value)}`,
        });
    }
  return Object.fromEntries([...merged].map(([column, { value }]) => [column, value])) as Partial<
    Pick<ImportValues, C>
  >;
}
