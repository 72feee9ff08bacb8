import { type Language, languageTag } from '@idavuelta/shared/contracts';
import type { TableColumn } from '../../../http/table-file.ts';

/** Longer texts are wrapped. */
const maxCharacters = 30;
/** More columns need larger paper. */
const columnsOnA4 = 10;

/** Returns the columns as they are printed: numbers in the reader's language, each as wide as what it contains. */
export function printedColumns<Row>(columns: TableColumn<Row>[], rows: Row[], language: Language) {
  const { format } = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 });
  const printed = columns.map(({ title, value }): TableColumn<Row> => {
    const textOf = (row: Row) => {
      const cell = value(row);
      return typeof cell === 'number' ? format(cell) : cell;
    };
    const lengths = [...title.split(' '), ...rows.map((row) => textOf(row) ?? '')].map(({ length }) => length);
    return { title, value: textOf, width: Math.min(maxCharacters, Math.max(...lengths)) + 3 };
  });
  return { columns: printed, paper: columns.length > columnsOnA4 ? ('A3' as const) : ('A4' as const) };
}
