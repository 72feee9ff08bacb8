import { languageTag, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import type { TableColumnType } from 'antd';

interface ComparedFigure<Row> {
  /** Key of the columns. */
  key: string;
  /** Of the figure. */
  title: string;
  nowOf: (row: Row) => number | undefined;
  /** Undefined: nothing is compared. */
  beforeOf: (row: Row) => number | undefined;
  /** Formats a figure of the row. */
  format: (value: number, row: Row) => string;
}

/** Returns a function that makes the columns of a compared figure: before, and the difference with its per cent. */
export function useComparisonColumns() {
  const { t } = useTranslation('back-office/reports');
  const tag = languageTag(useSelector(selectLanguage));
  const percent = new Intl.NumberFormat(tag, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  return <Row>({ key, title, nowOf, beforeOf, format }: ComparedFigure<Row>): TableColumnType<Row>[] => {
    const difference = (row: Row) => (nowOf(row) ?? 0) - (beforeOf(row) ?? 0);
    const change = (row: Row) => {
      const [now, before] = [nowOf(row), beforeOf(row)];
      if (now === undefined || before === undefined) return '–';
      const sign = now > before ? '+' : '';
      const share = before === 0 ? '' : ` (${percent.format(now / before - 1)})`;
      return `${sign}${format(now - before, row)}${share}`;
    };
    return [
      {
        key: `${key}Before`,
        title: t('shown.comparison.before', { title }),
        align: 'end',
        sorter: (one, other) => (beforeOf(one) ?? 0) - (beforeOf(other) ?? 0),
        render: (_, row) => {
          const before = beforeOf(row);
          return before === undefined ? '–' : format(before, row);
        },
      },
      {
        key: `${key}Change`,
        title: t('shown.comparison.difference', { title }),
        align: 'end',
        sorter: (one, other) => difference(one) - difference(other),
        render: (_, row) => change(row),
      },
    ];
  };
}
