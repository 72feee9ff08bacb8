import { type ExportedList, exportedLists, type OfficeList } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { Failure } from '../ui/Failure.tsx';
import { type ListColumn, WideTable, type WideTableProps } from '../ui/WideTable.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import type { Selection } from './bulk/bulk.types.ts';
import { useSelection } from './bulk/useSelection.ts';
import { EmptyRows } from './EmptyRows.tsx';
import { Filters } from './filters/Filters.tsx';
import type { ChoiceFilter, FilterDefinition, FilterValues } from './filters/filters.types.ts';
import { useShownColumns } from './look/useShownColumns.ts';

// what one does with a list comes after its rows
const ListTools = lazy(() => import('./look/ListTools.tsx'));

/** What a list may have besides its rows; all of it optional. */
export interface ListOptions<Row> {
  /** Its columns can be chosen and its filters saved. Columns that may be hidden have a `key`. */
  name?: OfficeList | undefined;
  filters?: FilterDefinition[];
  values?: FilterValues;
  onFilter?: (changes: FilterValues) => void;
  error?: unknown;
  onRetry?: () => void;
  selection?: Selection<Row> | undefined;
  /** Filters and order of the list's call, for files. */
  exported?: Record<string, string | number | undefined> | undefined;
}

interface ListFrameProps<Row> extends ListOptions<Row>, Omit<WideTableProps<Row>, 'columns'> {
  columns: ListColumn<Row>[];
  total: number | undefined;
  /** The orders of the rows, for phones. */
  order?: ChoiceFilter | undefined;
  /** The buttons to other pages. */
  children?: ReactNode;
}

const isExported = (name: string | undefined): name is ExportedList =>
  (exportedLists as readonly (string | undefined)[]).includes(name);
const noFilters: FilterDefinition[] = [];
const noValues: FilterValues = {};

/** A list with its filters, saved views, choice of columns, files, and what is done to chosen rows. */
export function ListFrame<Row extends object>({
  name,
  filters = noFilters,
  values = noValues,
  onFilter,
  error,
  onRetry,
  selection,
  exported,
  total,
  order,
  children,
  columns,
  ...table
}: ListFrameProps<Row>) {
  const { t } = useTranslation('back-office');
  const { look, choosable, shown } = useShownColumns(name, columns);
  const chosenRows = useSelection(selection, JSON.stringify(values));
  const filtered = Object.keys(values);
  const clear = () => onFilter?.(Object.fromEntries(filtered.map((each) => [each, undefined])));
  const empty = table.locale?.emptyText;
  const keys = shown.flatMap(({ key }) => (key === undefined ? [] : [String(key)]));
  return (
    <>
      <Filters
        of={onFilter ? filters : noFilters}
        values={values}
        onChange={(changes) => onFilter?.(changes)}
        order={order}
        tools={
          look && (
            <Suspense>
              <ListTools
                filters={filters}
                columns={choosable}
                look={look}
                exported={
                  exported && isExported(name)
                    ? { list: name, label: table.label, query: exported, columns: keys, total }
                    : undefined
                }
              />
            </Suspense>
          )
        }
      />
      <Failure error={error} action={onRetry && <Button onClick={onRetry}>{t('lists.retry')}</Button>} />
      {selection && chosenRows && (
        <BulkBar selection={selection} chosen={chosenRows.chosen} shown={table.dataSource?.length ?? 0} total={total} />
      )}
      <WideTable<Row>
        {...table}
        {...(chosenRows && { rowSelection: chosenRows.rowSelection })}
        size={(look?.isCompact ?? true) ? 'small' : 'large'}
        locale={{
          ...table.locale,
          emptyText: (
            <EmptyRows onClear={onFilter && filtered.length > 0 ? clear : undefined}>
              {typeof empty === 'function' ? empty() : empty}
            </EmptyRows>
          ),
        }}
        columns={shown}
      />
      {children}
    </>
  );
}
