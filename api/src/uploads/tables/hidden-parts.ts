import { attributesOf, startTag } from './worksheet-tags.ts';

/** Hidden rows and columns of a worksheet, by hand or by a filter. */
export interface HiddenParts {
  isRow(row: number): boolean;
  isColumn(column: number): boolean;
}

const columnTag = startTag('col');
const rowTag = startTag('row');

/** A height or width of 0 hides a row or column too. */
const isHidden = ({ hidden, ht, width }: Record<string, string>) =>
  hidden === '1' || hidden === 'true' || Number(ht ?? 1) === 0 || Number(width ?? 1) === 0;

export function hiddenParts(worksheet: string): HiddenParts {
  const hiddenIn = (tag: RegExp) =>
    [...worksheet.matchAll(tag)].map(([, , attributes = '']) => attributesOf(attributes)).filter(isHidden);
  const rows = new Set(hiddenIn(rowTag).map(({ r }) => Number(r)));
  const columns = hiddenIn(columnTag).map(({ min, max }) => ({ min: Number(min), max: Number(max) }));
  return {
    isRow: (row) => rows.has(row),
    isColumn: (column) => columns.some(({ min, max }) => column >= min && column <= max),
  };
}
