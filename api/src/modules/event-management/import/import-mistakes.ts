/** What is wrong with a file, and where. */
export interface ImportMistake {
  /** Absent for what concerns the whole file. */
  row?: number;
  column?: string;
  /** A sentence without its full stop. */
  reason: string;
}

const where = ({ row, column }: ImportMistake) =>
  [...(row === undefined ? [] : [`row ${row}`]), ...(column === undefined ? [] : [`column ${column}`])].join(', ');

/** Nothing of a file is written because of mistakes; the message has a line for each. */
export class InvalidImport extends Error {
  constructor(mistakes: ImportMistake[]) {
    const sorted = mistakes.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
    super(sorted.map((mistake) => [where(mistake), mistake.reason].filter(Boolean).join(': ')).join('\n'));
    this.name = 'InvalidImport';
  }
}
