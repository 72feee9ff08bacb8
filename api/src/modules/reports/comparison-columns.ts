import type { TableColumn } from '../../http/table-file.ts';
import type { ReportText } from './staff-report.ts';

interface Compared<Name extends string> {
  before?: Partial<Record<Name, number>> | undefined;
}

interface ComparedFigure<Row> {
  /** Of the figure. */
  title: string;
  /** Formats the figure, such as an amount; a figure is its own value by default. */
  valueIn?: (value: number, row: Row) => number;
}

const changeOf = (now: number, before: number) => (before === 0 ? null : Math.round((now / before - 1) * 1000) / 10);

/** Columns for a compared figure: before, difference, and change in per cent, which is empty when it was zero before. */
export function comparisonColumns<Name extends string, Row extends Compared<Name> & Record<Name, number>>(
  t: ReportText,
  figure: Name,
  { title, valueIn = (value) => value }: ComparedFigure<Row>,
): TableColumn<Row>[] {
  const beside = (read: (row: Row, before: number) => number | null) => (row: Row) => {
    const before = row.before?.[figure];
    return before === undefined ? null : read(row, before);
  };
  return [
    { title: t('comparison.before', { title }), value: beside((row, before) => valueIn(before, row)) },
    {
      title: t('comparison.difference', { title }),
      value: beside((row, before) => valueIn(row[figure] - before, row)),
    },
    {
      title: `${t('comparison.difference', { title })} %`,
      value: beside((row, before) => changeOf(row[figure], before)),
    },
  ];
}
