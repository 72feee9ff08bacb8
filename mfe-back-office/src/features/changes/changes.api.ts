import type { ListPage } from '@idavuelta/shared/contracts';
import type { AuditRow } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface ChangesQuery {
  subject?: string;
  /** Only reads of contacts, or all but these. */
  reads?: boolean;
  /** Only changes before the one with this id. */
  before?: string;
}

const changesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeAudit: build.query<ListPage<AuditRow>, ChangesQuery>({
      query: byStaff(({ subject, reads, before }) => ({
        url: '/staff-api/audit',
        params: { subject, reads: reads?.toString(), before, limit: 50 },
        page: true,
      })),
      providesTags: ['BackOfficeAudit'],
    }),
  }),
});

export const { useBackOfficeAuditQuery: useChanges } = changesApi;
