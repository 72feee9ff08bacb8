/** A row of the table in `docs/speed.md`. */
export interface MeasuredRow {
  name: string;
  shows: string;
  /** Day of the measurement, `2026-11-28`. */
  date: string;
  /** Lighthouse's benchmark index just before the measurement: twice as high is twice as fast. */
  machine: string;
  figures: string[];
}

const begin = '<!-- npm run measure -->';
const end = '<!-- measured -->';
const head = ['| measured | on | machine | figures |', '| --- | --- | --- | --- |'];

/** @throws Error when the page lacks the two comments around the table */
function partsOf(page: string): [before: string, table: string, after: string] {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no place for the table: ${begin} … ${end}`);
  return [page.slice(0, from + begin.length), page.slice(from + begin.length, to), page.slice(to)];
}

/** Returns the rows by name. A figure may contain anything but the table's separator. */
export function rowsIn(page: string): Map<string, MeasuredRow> {
  const lines = partsOf(page)[1]
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return new Map(
    lines.map((line) => {
      const [, about = '', date = '', machine = '', figures = ''] = line.split('|').map((cell) => cell.trim());
      const [, name = '', shows = ''] = /^`(.+?)`: (.*)$/.exec(about) ?? [];
      return [name, { name, shows, date, machine, figures: figures.split('<br>') }];
    }),
  );
}

/** @returns the page with the row added or replaced */
export function withRow(page: string, row: MeasuredRow): string {
  const [before, , after] = partsOf(page);
  const rows = rowsIn(page).set(row.name, row);
  const lines = [...rows.values()]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ name, shows, date, machine, figures }) => {
      const cells = figures.map((figure) => figure.trim().replaceAll('|', '/').replace(/ {2,}/g, ' · '));
      return `| \`${name}\`: ${shows} | ${date} | ${machine} | ${cells.join('<br>')} |`;
    });
  return [before, '', ...head, ...lines, '', after].join('\n');
}
