import type { HiddenContent } from '@idavuelta/shared/contracts';

/** Tells what a spreadsheet hides and was not read. @returns no line when nothing is hidden */
export function hiddenLine(hidden: HiddenContent | undefined): string[] {
  if (!hidden) return [];
  const { sheets, rows, columns } = hidden;
  const parts = [
    ...(sheets.length > 0 ? [`sheets ${sheets.join(', ')}`] : []),
    ...(rows > 0 ? [`${rows} rows`] : []),
    ...(columns.length > 0 ? [`columns ${columns.join(', ')}`] : []),
  ];
  return [`The spreadsheet hides ${parts.join('; ')}: that was not read.`];
}
