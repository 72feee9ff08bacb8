import { Table, type TableProps } from 'antd';
import styles from './WideTable.module.css';

interface WideTableProps<Row> extends Omit<TableProps<Row>, 'pagination' | 'scroll'> {
  /** What it lists, for screen readers. */
  label: string;
}

/** A table that scrolls sideways where it is wider than its page, also by the keyboard. */
export function WideTable<Row extends object>({ label, ...table }: WideTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <section aria-label={label} tabIndex={0} className={styles.wide}>
      <Table<Row> {...table} pagination={false} />
    </section>
  );
}
