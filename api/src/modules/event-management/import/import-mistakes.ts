import type { ImportMistake } from '@idavuelta/shared/contracts/staff';

export type { ImportMistake } from '@idavuelta/shared/contracts/staff';

const where = ({ row, column }: ImportMistake) =>
  [...(row === undefined ? [] : [`row ${row}`]), ...(column === undefined ? [] : [`column ${column}`])].join(', ');

/** Thrown when mistakes prevent an import; nothing is written. The message has a line per mistake. */
export class InvalidImport extends Error {
  /** Sorted by row. */
  readonly mistakes: ImportMistake[];

  constructor(mistakes: ImportMistake[]) {
    const sorted = mistakes.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
    super(sorted.map((mistake) => [where(mistake), mistake.reason].filter(Boolean).join(': ')).join('\n'));
    this.name = 'InvalidImport';
    this.mistakes = sorted;
  }
}
