import { folded } from '@idavuelta/shared/contracts/text';

/** Small letters without accents, signs and what stands in brackets: `Fecha operación` and `FECHA OPERACION (1)` alike. */
const keyOf = (heading: string) => folded(heading.replace(/\(.*?\)/g, '')).replace(/[^a-z]/g, '');

/**
 * Makes the function that tells which column a heading names, however people have written it.
 * @param known what they write above each column
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
    // `Teléfono / WhatsApp`: each part names the same.
    const [part, ...others] = new Set(heading.split(/[/|,+]/).map((each) => columns.get(keyOf(each))));
    return others.length === 0 ? part : undefined;
  };
}
