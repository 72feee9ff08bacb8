import { type Kind, kinds, strengths } from './scene.ts';

/** The result of a picture; pictures are ordered by strength. `–` stands for an unread one. */
export interface Cell {
  kind: Kind;
  cell: string;
}

/** Prints a line per kind, from easy to hard, and the share read. */
export function printTable(title: string, cells: Cell[]) {
  console.log(`\n${title}`);
  console.log(`${'strength'.padEnd(14)}${strengths.map((strength) => String(strength).padStart(4)).join('')}`);
  for (const kind of kinds) {
    const row = cells.filter((one) => one.kind === kind).map(({ cell }) => cell.padStart(4));
    console.log(`${kind.padEnd(14)}${row.join('')}`);
  }
  const read = cells.filter(({ cell }) => cell !== '–').length;
  console.log(`${read} of ${cells.length} read: ${Math.round((100 * read) / cells.length)} %`);
}
