/** Columns of a visit. */
export const visitColumns = [
  'fcp',
  'lcp',
  'ready',
  'work',
  'tbt',
  'longTasks',
  'cls',
  'requests',
  'jsKb',
  'totalKb',
] as const;
type Column = (typeof visitColumns)[number];

/** Maximum cumulative layout shift of a page. */
const maxShift = 0.01;

export type Figures = Partial<Record<Column, number | null>>;

export const printHead = () => printRow('page', 'on', (column) => column);

/** Prints one line of the table; `–` for an unknown figure. */
export const printFigures = (name: string, on: string, figures: Figures) =>
  printRow(name, on, (column) => {
    const value = figures[column];
    return value === null || value === undefined ? '–' : printed(column, value);
  });

const printRow = (name: string, on: string, cell: (column: Column) => string) =>
  console.log(`${name.padEnd(16)} ${on.padEnd(8)} ${visitColumns.map((column) => cell(column).padStart(10)).join('')}`);

function printed(column: Column, value: number) {
  if (column === 'cls') return `${value.toFixed(3)}${value > maxShift ? '!' : ''}`;
  return value.toFixed(column.endsWith('Kb') ? 1 : 0);
}
