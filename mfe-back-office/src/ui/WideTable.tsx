import { useTranslation } from '@idavuelta/shared/platform';
import { Table, type TableColumnType, type TableProps } from 'antd';
import { SkeletonRows } from './SkeletonRows.tsx';
import styles from './WideTable.module.css';

export interface WideTableProps<Row> extends Omit<TableProps<Row>, 'pagination' | 'scroll'> {
  /** Accessible name. */
  label: string;
}

/**
 * A table that scrolls sideways when it is wider than the page, also by keyboard. On a phone each row is a card: the
 * first column is its title, the others stand below with their labels. While rows are read for the first time it shows
 * their shape; afterwards the known rows stay, dimmed.
 */
export function WideTable<Row extends object>({ label, loading = false, columns = [], ...table }: WideTableProps<Row>) {
  const { t } = useTranslation('back-office');
  const isFirst = Boolean(loading) && !table.dataSource;
  const shown = (columns as TableColumnType<Row>[]).filter(({ hidden }) => !hidden);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <section aria-label={label} aria-busy={Boolean(loading)} tabIndex={0} className={styles.wide}>
      {isFirst ? (
        <SkeletonRows columns={shown.length} label={t('lists.loading')} />
      ) : (
        <Table<Row>
          {...table}
          className={loading ? styles.outdated : undefined}
          columns={shown.map(withLabel)}
          pagination={false}
        />
      )}
    </section>
  );
}

/** Gives the cells of a column its title, which cards show before the value. */
function withLabel<Row>(column: TableColumnType<Row>): TableColumnType<Row> {
  const label = typeof column.title === 'string' ? column.title : undefined;
  return {
    ...column,
    onCell: (row, index) => ({ 'data-label': label, ...column.onCell?.(row, index) }) as object,
  };
}
