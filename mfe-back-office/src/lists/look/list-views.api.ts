import type {
  ListChoice,
  ListLook,
  ListView,
  ListViewChange,
  ListViewValues,
  OfficeList,
} from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook, sendChange } from '../../kit/resource.ts';

const path = '/staff-api/list-views';
const tag = 'BackOfficeLists';

/** Reads the saved views of a list and what the user has chosen for it. */
export const useListLook = queryHook<ListLook, { list: OfficeList }>(path, tag, { fresh: false });
export const useAddView = mutationHook<ListView, ListViewValues>(`POST ${path}`, [tag]);
export const useChangeView = mutationHook<ListView, { id: number; change: ListViewChange }>(
  `PUT ${path}/:id`,
  [tag],
  sendChange,
);
export const useDeleteView = mutationHook<object, number>(`DELETE ${path}/:id`, [tag]);
export const useChooseColumns = mutationHook<ListChoice, { list: OfficeList; change: ListChoice }>(
  'PUT /staff-api/list-choices/:list',
  [tag],
  sendChange,
);
