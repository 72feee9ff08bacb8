import { useTranslation } from '@idavuelta/shared/platform';
import { Table, type TableColumnType, type TableProps } from 'antd';
import { SkeletonRows } from './SkeletonRows.tsx';
import styles from './WideTable.module.css';

export interface ListColumn<Row> extends TableColumnType<Row> {
  /** Place on a phone's card: beside the title, or at the foot. */
  card?: 'state' | 'actions';
  /** Hidden until somebody chooses it. */
  isExtra?: boolean;
}

export interface WideTableProps<Row> extends Omit<TableProps<Row>, 'pagination' | 'scroll' | 'columns'> {
  /** Accessible name. */
  label: string;
  columns?: ListColumn<Row>[];
}

/**
 * A table that scrolls sideways when it is wider than the page, also by keyboard. On a phone each row is a card: the
 * first column is its title, the others stand below with their labels. While rows are read for the first time it shows
 * their shape; afterwards the known rows stay readable until the next ones come.
 */
export function WideTable<Row extends object>({ label, loading = false, columns = [], ...table }: WideTableProps<Row>) {
  const { t } = useTranslation('back-office');
  const isFirst = Boolean(loading) && !table.dataSource;
  const details = <span className="visually-hidden">{t('lists.details')}</span>;
  const shown = columns.filter(({ hidden }) => !hidden);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <section aria-label={label} aria-busy={Boolean(loading)} tabIndex={0} className={styles.wide}>
      {isFirst ? (
        <SkeletonRows columns={shown.length} label={t('lists.loading')} />
      ) : (
        <Table<Row>
          {...table}
          {...(table.expandable && { expandable: { columnTitle: details, ...table.expandable } })}
          className={loading ? styles.outdated : undefined}
          columns={shown.map(withCard)}
          pagination={false}
        />
      )}
    </section>
  );
}

/** Gives the cells of a column its title and their place, for cards. */
function withCard<Row>({ card, isExtra: _, ...column }: ListColumn<Row>, index: number): TableColumnType<Row> {
  const isNumber = column.align === 'end' || column.align === 'right';
  const place = {
    'data-label': typeof column.title === 'string' ? column.title : undefined,
    'data-card': index === 0 ? 'title' : (card ?? (isNumber ? 'number' : 'value')),
  };
  return { ...column, onCell: (row, at) => ({ ...place, ...column.onCell?.(row, at) }) as object };
}
