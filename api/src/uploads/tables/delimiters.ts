import { CsvError, parse } from 'csv-parse/sync';
import { maxRowsAbove } from './find-table.ts';
import { maxHeadingLine } from './table-size.ts';

/** Tells whether these are the headings of the expected table. */
export type IsHeadings = (cells: string[]) => boolean;

export const delimiters = [',', ';', '\t'];

function cellsOf(line: string, delimiter: string): string[] {
  try {
    const [cells = []] = parse(line, { delimiter, trim: true, relax_quotes: true }) as string[][];
    return cells;
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** Finds the line of the headings, from 0, and the delimiter of their cells. @returns undefined without headings */
export function findHeadingLine(text: string, isHeadings: IsHeadings, among: string[] = delimiters) {
  for (const [line, content] of text.split('\n', maxRowsAbove).entries()) {
    if (content.length > maxHeadingLine) continue;
    const delimiter = among.find((each) => isHeadings(cellsOf(content, each)));
    if (delimiter) return { line, delimiter };
  }
  return undefined;
}
