import { readFile } from 'node:fs/promises';
import type { CountryCode } from '@idavuelta/shared/contracts';
import { columnsAt } from '../../../uploads/tables/find-table.ts';
import { readTextTable } from '../../../uploads/tables/read-text-table.ts';
import { readWorkbook } from '../../../uploads/tables/read-workbook.ts';
import { isArchive } from '../../../uploads/tables/table-text.ts';
import { type GuestRows, readGuestRows } from './guest-rows.ts';
import { guestTable } from './headings.ts';

const areHeadings = (cells: string[]) => guestTable.isComplete(columnsAt(cells, guestTable.columnOf));

/** Reads a guest list from an `.xlsx` file or a text table. @throws TableRejected */
export async function parseGuestList(path: string, country: CountryCode): Promise<GuestRows> {
  const file = await readFile(path);
  if (isArchive(file)) return readGuestRows(await readWorkbook(file), country);
  const { workbook, encoding } = readTextTable(file, areHeadings);
  const read = readGuestRows(workbook, country);
  return 'mistakes' in read ? read : { ...read, reading: { ...read.reading, encoding } };
}
