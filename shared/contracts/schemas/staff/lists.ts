import { type TSchema, Type } from 'typebox';
import { maxCounted, pageSizes } from '../../staff/lists.ts';
import { envelope, oneOf } from '../common.ts';

const smallestPage = pageSizes[0];
const largestPage = pageSizes[pageSizes.length - 1] ?? smallestPage;

/**
 * `?page=2&size=20&sort=-placedAt`: page and order of a list, beside its filters.
 * @param columns sortable columns @param sort default order, e.g. `-placedAt`
 */
export const staffListQuery = <const Column extends string>(
  columns: readonly Column[],
  sort: Column | `-${NoInfer<Column>}`,
) => ({
  page: Type.Integer({
    minimum: 1,
    maximum: maxCounted / smallestPage,
    default: 1,
    description: 'Page number, from 1',
  }),
  size: Type.Integer({ minimum: 1, maximum: largestPage, default: smallestPage, description: 'Rows per page' }),
  sort: oneOf<Column | `-${Column}`>(
    columns.flatMap((column) => [column, `-${column}` as const]),
    { default: sort, description: 'Column to sort by; a leading `-` sorts descending' },
  ),
});

/** A response with one page of a staff list. */
export const staffListResponse = <T extends TSchema>(row: T, description: string) =>
  envelope(
    Type.Object({
      rows: Type.Array(row),
      total: Type.Integer({ description: `Rows of all pages; counted up to ${maxCounted}` }),
    }),
    description,
  );
