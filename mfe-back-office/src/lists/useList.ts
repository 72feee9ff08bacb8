import type { ListPage } from '@idavuelta/shared/contracts';
import type { StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { callValues, type FilterDefinition, type FilterValues } from './filters/filters.types.ts';
import { useCursorPages } from './useCursorPages.ts';
import { useListQuery } from './useListQuery.ts';

type Parameters = Record<string, string | number | undefined>;

/** Reads a list from the API: a hook of `kit/resource.ts`. */
type UseRows<Query, Data> = (query: Query) => {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

interface ListSettings {
  filters?: FilterDefinition[];
  /** Further fields of the call, such as the id of the thing that the list is about. */
  params?: Parameters;
  /** Turns the filters into fields of the call, where they differ. */
  toCall?: (values: FilterValues) => FilterValues;
}

const noFilters: FilterDefinition[] = [];
const asTheyAre = (values: FilterValues) => values;

function useFilters({ filters = noFilters, toCall = asTheyAre }: ListSettings, sort = '') {
  const {
    query,
    filters: values,
    change,
  } = useListQuery<string>(
    sort,
    filters.map(({ name }) => name),
  );
  return { query, change, wanted: toCall(callValues(values, filters)), shared: { filters, values, onFilter: change } };
}

/**
 * Reads a list with page numbers by the page, order and filters of the address.
 * @param sort order at first @returns properties of a `ListTable`
 */
export function useList<Row, Query extends StaffListQuery>(
  useRows: UseRows<Query, StaffList<Row>>,
  sort: string,
  settings: ListSettings = {},
) {
  const { query, change, wanted, shared } = useFilters(settings, sort);
  const { data, error, isFetching, refetch } = useRows({ ...settings.params, ...query, ...wanted } as Query);
  const exported: Parameters = { ...settings.params, ...wanted, sort: query.sort };
  return {
    ...shared,
    list: data,
    loading: isFetching,
    error,
    onRetry: () => void refetch(),
    query,
    onQuery: change,
    exported,
  };
}

/**
 * Reads a list whose pages follow each other.
 * @param pageParameter name of the page in the address @returns properties of a `CursorTable`
 */
export function useCursorList<Row, Query extends { cursor?: string | undefined }>(
  useRows: UseRows<Query, ListPage<Row>>,
  settings: ListSettings & { pageParameter?: string } = {},
) {
  const { wanted, shared } = useFilters(settings);
  const pages = useCursorPages(settings.pageParameter);
  const { data, error, isFetching, refetch } = useRows({
    ...settings.params,
    ...wanted,
    cursor: pages.cursor,
  } as unknown as Query);
  return { ...shared, list: data, pages, loading: isFetching, error, onRetry: () => void refetch(), exported: wanted };
}
