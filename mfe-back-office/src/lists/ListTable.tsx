import { maxCounted, pageSizes, type StaffList, type StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Pagination, type TableColumnType, type TableProps } from 'antd';
import { ListFrame, type ListOptions } from './ListFrame.tsx';
import styles from './ListTable.module.css';
import type { ChangeList } from './useListQuery.ts';

interface ListTableProps<Row>
  extends Omit<TableProps<Row>, 'pagination' | 'scroll' | 'dataSource' | 'onChange'>,
    ListOptions<Row> {
  /** Accessible name. */
  label: string;
  list: StaffList<Row> | undefined;
  query: StaffListQuery;
  onQuery: ChangeList;
  /** Columns with a `sorter` have the name of the sort order as `key`. */
  columns: TableColumnType<Row>[];
}

const directions = { ascend: '', descend: '-' } as const;

/** Shows a list that the server sorts and paginates. */
export function ListTable<Row extends object>({ list, query, onQuery, columns, ...frame }: ListTableProps<Row>) {
  const { t } = useTranslation('back-office');
  const sorted = columns.map((column) =>
    column.sorter ? { ...column, sorter: true, sortOrder: orderOf(String(column.key), query.sort) } : column,
  );
  const { total = 0 } = list ?? {};
  return (
    <ListFrame<Row>
      {...frame}
      dataSource={list?.rows}
      total={list?.total}
      columns={sorted}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        onQuery({ sort: order ? `${directions[order]}${String(columnKey)}` : undefined });
      }}
    >
      <Pagination
        className={styles.pages}
        align="end"
        current={query.page}
        pageSize={query.size}
        total={total}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger={total > pageSizes[0]}
        hideOnSinglePage={total <= pageSizes[0]}
        responsive
        showTotal={(count) => t(count < maxCounted ? 'lists.total' : 'lists.many', { count })}
        onChange={(page, size) => onQuery(size === query.size ? { page } : { size })}
      />
    </ListFrame>
  );
}

function orderOf(column: string, sort: string) {
  if (sort === column) return 'ascend' as const;
  return sort === `-${column}` ? ('descend' as const) : null;
}
