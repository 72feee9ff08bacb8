import { attributesOf, startTag } from './worksheet-tags.ts';

/** What a worksheet hides from whoever looks at it, by hand or by a filter. */
export interface HiddenParts {
  isRow(row: number): boolean;
  isColumn(column: number): boolean;
}

const columnTag = startTag('col');
const rowTag = startTag('row');

/** A row or a column may also be made so small that nothing of it shows. */
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
