import { maxCounted, type StaffList } from '@idavuelta/shared/contracts/staff';
import type { ListDefinition } from './exportable-list.ts';

interface PageOfList {
  page: number;
  size: number;
}

/** Reads a list that the office shows by page numbers: as many rows as it counts. */
export const paged = <Row, Query>(
  list: (query: Query & PageOfList) => Promise<StaffList<Row>>,
): Pick<ListDefinition<Row, Query>, 'count' | 'read'> => ({
  count: async (query) => (await list({ ...query, page: 1, size: 1 })).total,
  async read(query, _access, { size, next = '1' }) {
    const page = Number(next);
    const { rows } = await list({ ...query, page, size });
    return { rows, next: rows.length === size && page * size < maxCounted ? String(page + 1) : undefined };
  },
});
