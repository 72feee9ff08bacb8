import type { ListExport, NewListExport } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../kit/resource.ts';

const path = '/staff-api/list-exports';
const tag = 'BackOfficeListExports';

/** Reads the user's own files of lists. Polls while one is being written. */
export const useListExports = queryHook<ListExport[]>(path, tag, {
  every: (files) => (files?.some(({ state }) => state === 'open') ? 3000 : 0),
});
export const useMakeListExport = mutationHook<ListExport, NewListExport>(`POST ${path}`, [tag]);
