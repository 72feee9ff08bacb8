import type { Language } from '@idavuelta/shared/contracts';
import writeXlsxFile from 'write-excel-file/node';
import { requestTexts } from '../texts/texts.ts';
import { guestColumns } from './headings.ts';

/** Sample guest; `example.com` is reserved. */
const example = { name: 'Ana Rojas', email: 'ana.rojas@example.com', phone: '', seats: 2 };

const widths = { name: 30, email: 34, phone: 18, seats: 10 };

const made = new Map<Language, Promise<Buffer>>();

const make = (language: Language) => {
  const t = requestTexts(language);
  return writeXlsxFile(
    [
      guestColumns.map((column) => ({ value: t(`guest_list.${column}`), fontWeight: 'bold' as const })),
      guestColumns.map((column) => (example[column] === '' ? null : { value: example[column] })),
    ],
    { columns: guestColumns.map((column) => ({ width: widths[column] })), stickyRowsCount: 1 },
  ).toBuffer();
};

/** Creates the spreadsheet to fill in, once per language. */
export function guestListTemplate(language: Language): Promise<Buffer> {
  const template = made.get(language) ?? make(language);
  made.set(language, template);
  return template;
}
