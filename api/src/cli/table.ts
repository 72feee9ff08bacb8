import type { ListPage } from '@idavuelta/shared/contracts';
import type { Command } from 'commander';
import { AppError } from '../errors.ts';
import type { PageQuery } from '../http/cursor.ts';
import { printableCell } from './printable.ts';
import type { CommandServices, Run } from './services.ts';

/** Items per page of a list. */
const pageSize = 50;

export type Columns<T> = [heading: string, cell: (item: T) => string | number][];

const gap = '  ';

/** Truncates a line to the terminal's width. Output to a file or another program is never truncated. */
const fit = (line: string, width: number | undefined) =>
  width && line.length > width ? `${line.slice(0, width - 1)}…` : line;

/** Formats items as a table with headings. @param width of the terminal; undefined for unlimited */
export function table<T>(items: T[], columns: Columns<T>, width: number | undefined = process.stdout.columns): string {
  const cells = items.map((item) => columns.map(([, cell]) => printableCell(String(cell(item)))));
  const rows = [columns.map(([heading]) => heading), ...cells];
  const widths = columns.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      fit(
        row
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join(gap)
          .trimEnd(),
        width,
      ),
    )
    .join('\n');
}

export interface ListOptions<T> {
  /** Full command, shown in the hint for the next page. */
  command: string;
  columns: Columns<T>;
  empty: string;
  json?: boolean | undefined;
  cursor?: string | undefined;
}

/** Formats a page of a list: a table with a hint for the next page, or JSON with `items` and `next`. */
export async function listPage<T>(
  list: (page: PageQuery) => Promise<ListPage<T>>,
  { command, columns, empty, json, cursor }: ListOptions<T>,
): Promise<string> {
  const page = await list({ limit: pageSize, cursor }).catch((error) => {
    throw error instanceof AppError ? new Error(`"${cursor}" is not the beginning of a page.`) : error;
  });
  if (json) return JSON.stringify(page, null, 2);
  if (page.items.length === 0) return empty;
  return [table(page.items, columns), ...(page.next ? [`More: npm run staff -- ${command} ${page.next}`] : [])].join(
    '\n',
  );
}

/** Option of every list. */
export const jsonOption = ['--json', 'as JSON, for programs'] as const;

type Listed<T> = Pick<ListOptions<T>, 'columns' | 'empty'>;

/** Makes a command show a list one page at a time. */
export const showPages = <T>(
  command: Command,
  run: Run,
  { list, ...listed }: Listed<T> & { list: (staff: CommandServices) => (page: PageQuery) => Promise<ListPage<T>> },
) =>
  command
    .argument('[cursor]', 'of the next page')
    .option(...jsonOption)
    .action((cursor: string | undefined, { json }: { json?: boolean }) =>
      run((staff) =>
        listPage(list(staff), { ...listed, command: `${command.parent?.name()} ${command.name()}`, json, cursor }),
      ),
    );

/** Makes a command show all of a short list. @param list receives the command's arguments */
export const showAll = <T, Words extends unknown[]>(
  command: Command,
  run: Run,
  { list, columns, empty }: Listed<T> & { list: (staff: CommandServices, ...words: Words) => Promise<T[]> },
) =>
  command.option(...jsonOption).action((...words) =>
    run(async (staff) => {
      const items = await list(staff, ...(words as Words));
      if (command.opts<{ json?: boolean }>().json) return JSON.stringify({ items }, null, 2);
      return items.length === 0 ? empty : table(items, columns);
    }),
  );
