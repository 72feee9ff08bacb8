import { folded } from '@idavuelta/shared/contracts/text';

/**
 * Normalizes a heading to lower case without accents, punctuation and text in brackets: `Fecha operación` equals `FECHA
 * OPERACION (1)`.
 */
const keyOf = (heading: string) => folded(heading.replace(/\(.*?\)/g, '')).replace(/[^a-z]/g, '');

/**
 * Creates the function that identifies a column by its heading, tolerating variants.
 * @param known headings in use for each column
 */
export function columnFinder<Column extends string>(known: Record<Column, string[]>) {
  const columns = new Map(
    (Object.entries(known) as [Column, string[]][]).flatMap(([column, headings]) =>
      headings.map((heading): [string, Column] => [keyOf(heading), column]),
    ),
  );
  return (heading: string): Column | undefined => {
    const whole = columns.get(keyOf(heading));
    if (whole) return whole;
    // `Teléfono / WhatsApp`: both parts must name the same column.
    const [part, ...others] = new Set(heading.split(/[/|,+]/).map((each) => columns.get(keyOf(each))));
    return others.length === 0 ? part : undefined;
  };
}
