import type { CountryCode } from '@idavuelta/shared/contracts';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { readArchive } from './archive.ts';
import { GuestListRefused } from './guest-list-refused.ts';
import { type GuestRows, readGuestRows } from './guest-rows.ts';
import { findFormulas } from './sheet-scan.ts';

/**
 * Reads a guest list from an `.xlsx` file. What the reader gets is an archive of the files that were looked at, because
 * another reader of the same archive may find other files in it.
 * @throws GuestListRefused
 */
export async function parseGuestList(file: string, country: CountryCode): Promise<GuestRows> {
  const files = await readArchive(file);
  const worksheets = [...files].filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  if (worksheets.length === 0 || !files.has('xl/workbook.xml')) throw new GuestListRefused('type');
  const formulas = worksheets.flatMap(([, content]) => findFormulas(content.toString()));
  const checked = Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
  const rows = await readSheet(checked).catch(() => Promise.reject(new GuestListRefused('type')));
  return readGuestRows({ rows, formulas }, country);
}
