import { type Comparison, comparedDays, dayBeside } from '@idavuelta/shared/contracts/staff';
import type { ReportScope } from './report-period.ts';

type Figures<Name extends string> = Record<Name, number>;

interface ComparedRows<Name extends string, Row> {
  /** Is equal for a row and the row of the compared days that belongs to it. */
  identity: (row: Row) => string;
  figures: readonly Name[];
  /** Further sums, which are not compared. */
  others?: readonly (keyof Row & string)[];
}

/**
 * Adds the figures of the compared days to the rows of a report. A row that only those days have is added with zeros.
 */
export function beside<Name extends string, Row extends Figures<Name>>(
  rows: Row[],
  compared: Row[],
  { identity, figures, others = [] }: ComparedRows<Name, Row>,
): (Row & { before: Figures<Name> })[] {
  const pick = (read: (name: Name) => number) =>
    Object.fromEntries(figures.map((name) => [name, read(name)])) as Figures<Name>;
  const before = new Map<string, Figures<Name>>();
  for (const row of compared) {
    // 28 and 29 February are compared with the same day
    const same = before.get(identity(row));
    before.set(
      identity(row),
      pick((name) => row[name] + (same?.[name] ?? 0)),
    );
  }
  const zeros = pick(() => 0);
  const nothing = { ...zeros, ...Object.fromEntries(others.map((name) => [name, 0])) };
  const known = new Set(rows.map(identity));
  const gone = [...new Map(compared.map((row) => [identity(row), row])).values()].filter(
    (row) => !known.has(identity(row)),
  );
  return [...rows, ...gone.map((row) => ({ ...row, ...nothing }))].map((row) => ({
    ...row,
    before: before.get(identity(row)) ?? zeros,
  }));
}

/** Reads a report, and the same of the days that it is compared with. */
export async function readCompared<Wanted extends ReportScope & { compare?: Comparison | undefined }, Row>(
  wanted: Wanted,
  read: (wanted: Wanted) => Promise<Row[]>,
): Promise<{ rows: Row[]; compared?: Row[] }> {
  const rows = await read(wanted);
  if (!wanted.compare) return { rows };
  return { rows, compared: await read({ ...wanted, ...comparedDays(wanted, wanted.compare) }) };
}

/** Returns the day of the report to which a compared day belongs. */
export const movedDay = (day: string, wanted: ReportScope & { compare?: Comparison | undefined }) =>
  wanted.compare ? dayBeside(day, wanted, wanted.compare) : day;
