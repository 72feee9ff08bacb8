import type { HiddenContent } from '@idavuelta/shared/contracts';
import type { Sheet, Workbook } from './sheets.ts';

/** What whoever looks at the sheet does not see of it and of its workbook. @returns undefined for nothing */
export function hiddenContent(
  { hiddenSheets: sheets }: Workbook,
  { hiddenRows: rows, hiddenColumns: columns }: Pick<Sheet, 'hiddenRows' | 'hiddenColumns'>,
): HiddenContent | undefined {
  return sheets.length || rows || columns.length ? { sheets, rows, columns } : undefined;
}
