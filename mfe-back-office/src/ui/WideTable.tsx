import { Table, type TableProps } from 'antd';
import styles from './WideTable.module.css';

interface WideTableProps<Row> extends Omit<TableProps<Row>, 'pagination' | 'scroll'> {
  /** Accessible name. */
  label: string;
}

/** A table that scrolls sideways when it is wider than the page, also by keyboard. */
export function WideTable<Row extends object>({ label, ...table }: WideTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <section aria-label={label} tabIndex={0} className={styles.wide}>
      <Table<Row> {...table} pagination={false} />
    </section>
  );
}
