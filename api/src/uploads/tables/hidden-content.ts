import type { HiddenContent } from '@idavuelta/shared/contracts';
import type { Sheet, Workbook } from './sheets.ts';

/** Returns what the author has hidden in the sheet and its workbook. @returns undefined when nothing is hidden */
export function hiddenContent(
  { hiddenSheets: sheets }: Workbook,
  { hiddenRows: rows, hiddenColumns: columns }: Pick<Sheet, 'hiddenRows' | 'hiddenColumns'>,
): HiddenContent | undefined {
  return sheets.length || rows || columns.length ? { sheets, rows, columns } : undefined;
}
