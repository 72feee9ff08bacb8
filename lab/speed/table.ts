import type { Visit } from './visit.ts';

/** Of a visit, and `frame`: when the last of menu, search and login answers, pressed as soon as it is painted. */
const columns = ['fcp', 'lcp', 'frame', 'ready', 'tbt', 'longTasks', 'cls', 'requests', 'jsKb', 'totalKb'] as const;
type Column = (typeof columns)[number];

export const visitColumns = columns.filter(
  (column): column is Exclude<Column, 'frame'> & keyof Visit => column !== 'frame',
);

export type Figures = Partial<Record<Column, number | null>>;

/** What the two busiest pages shall reach on the phone. */
const goals: Figures = { lcp: 800, frame: 1_300, ready: 1_800, tbt: 80, longTasks: 1 };

export function printHead() {
  printRow('page', 'on', (column) => `${column} `);
  printRow('', 'goal', (column) => (goals[column] === undefined ? '' : `≤ ${goals[column]} `));
}

/** One line of the table; `–` for an unknown figure, `!` after one that misses its goal. */
export function printFigures(name: string, on: string, figures: Figures, judged = false) {
  printRow(name, on, (column) => {
    const value = figures[column];
    if (value === null || value === undefined) return '– ';
    const goal = judged ? goals[column] : undefined;
    return `${printed(column, value)}${typeof goal === 'number' && value > goal ? '!' : ' '}`;
  });
}

const printRow = (name: string, on: string, cell: (column: Column) => string) =>
  console.log(`${name.padEnd(16)} ${on.padEnd(8)} ${columns.map((column) => cell(column).padStart(10)).join('')}`);

function printed(column: Column, value: number) {
  if (column === 'cls') return value.toFixed(3);
  return value.toFixed(column.endsWith('Kb') ? 1 : 0);
}
