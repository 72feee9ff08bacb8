import type { ListPage } from '@idavuelta/shared/contracts';
import type { AuditRow } from '@idavuelta/shared/contracts/staff';
import { queryHook } from '../../kit/resource.ts';

interface ChangesQuery {
  subject?: string | undefined;
  /** True: only reads of contact data; false: everything else. */
  reads?: string | undefined;
  /** Only changes before the one with this id. */
  before?: string | undefined;
  limit: number;
}

export const useChanges = queryHook<ListPage<AuditRow>, ChangesQuery>('/staff-api/audit', 'BackOfficeAudit', {
  page: true,
});
