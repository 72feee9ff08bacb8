import { maxCounted, pageSizes, type StaffList, type StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Pagination } from 'antd';
import type { ListColumn, WideTableProps } from '../ui/WideTable.tsx';
import type { ChoiceFilter } from './filters/filters.types.ts';
import { ListFrame, type ListOptions } from './ListFrame.tsx';
import styles from './lists.module.css';
import type { ChangeList } from './useListQuery.ts';

interface ListTableProps<Row>
  extends Omit<WideTableProps<Row>, 'dataSource' | 'columns' | 'onChange'>,
    ListOptions<Row> {
  list: StaffList<Row> | undefined;
  query: StaffListQuery;
  onQuery: ChangeList;
  /** Columns with a `sorter` have the name of the sort order as `key`. */
  columns: ListColumn<Row>[];
}

const directions = { ascend: '', descend: '-' } as const;

/** Shows a list that the server sorts and paginates. */
export function ListTable<Row extends object>({ list, query, onQuery, columns, ...frame }: ListTableProps<Row>) {
  const { t } = useTranslation('back-office');
  const sorted = columns.map((column) =>
    column.sorter ? { ...column, sorter: true, sortOrder: orderOf(String(column.key), query.sort) } : column,
  );
  const { total = 0 } = list ?? {};
  const orders = columns.flatMap(({ key, title, sorter }) => {
    if (!sorter || typeof title !== 'string') return [];
    return [
      { value: String(key), label: t('lists.ascending', { column: title }) },
      { value: `-${String(key)}`, label: t('lists.descending', { column: title }) },
    ];
  });
  const order: ChoiceFilter = { kind: 'choice', name: 'sort', label: t('lists.order'), options: orders };
  return (
    <ListFrame<Row>
      {...frame}
      dataSource={list?.rows}
      total={list?.total}
      columns={sorted}
      order={orders.length > 0 ? { ...order, fallback: query.sort } : undefined}
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
