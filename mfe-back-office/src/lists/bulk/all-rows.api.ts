import type { ListPage } from '@idavuelta/shared/contracts';
import type { StaffList } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';
import { maxBulkRows, type Selection } from './bulk.types.ts';

interface WantedPage {
  url: string;
  params: Record<string, string | number | undefined>;
  page: boolean;
}

const rowsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    // a mutation, because these pages are not kept
    backOfficeRows: build.mutation<unknown, WantedPage>({
      query: byStaff(({ url, params, page }) => ({ url, params, ...(page && { page }) })),
    }),
  }),
});

/** The most rows that a call returns. */
const size = 100;

/** Returns a function that reads all rows that match, up to as many as one action changes. */
export function useAllRows() {
  const [read, { isLoading, error }] = rowsApi.useBackOfficeRowsMutation();
  async function readAll<Row>({ url, params, by }: Selection<Row>['all']): Promise<Row[]> {
    const rows: Row[] = [];
    let at: { page: number } | { cursor: string } | undefined = by === 'page' ? { page: 1 } : undefined;
    while (rows.length < maxBulkRows) {
      const wanted = { ...params, ...(by === 'page' ? { size } : { limit: size }), ...at };
      const { data } = await read({ url, params: wanted, page: by === 'cursor' });
      if (!data) return [];
      const { items, next }: ListPage<Row> =
        by === 'page' ? ofPage<Row>(data, at as { page: number }) : (data as ListPage<Row>);
      rows.push(...items);
      if (!next) break;
      at = by === 'page' ? { page: Number(next) } : { cursor: next };
    }
    return rows.slice(0, maxBulkRows);
  }
  return [readAll, { isLoading, error }] as const;
}

function ofPage<Row>(data: unknown, { page }: { page: number }) {
  const { rows, total } = data as StaffList<Row>;
  return { items: rows, next: page * size < total ? String(page + 1) : undefined };
}
