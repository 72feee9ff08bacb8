import type { ListPage } from '@idavuelta/shared/contracts';
import type {
  DismissedBankRow,
  ImportedStatement,
  OpenBankRow,
  SettledBankRow,
  WaitingTransfer,
} from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface StatementToImport {
  file: File;
  /** Of a statement that has no column for it. */
  currency?: string;
  /** What a person says that its columns have. */
  columns?: string[] | undefined;
  /** Says what would happen, and changes nothing. */
  dryRun: boolean;
}

interface RowToMatch {
  id: number;
  order: string;
  /** Says what would happen, and changes nothing. */
  dryRun: boolean;
}

const transfersApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeImportStatement: build.mutation<ImportedStatement, StatementToImport>({
      query: byStaff(({ file, currency, columns, dryRun }) => {
        const data = new FormData();
        data.set('statement', file);
        return {
          method: 'POST',
          url: '/staff-api/bank-statements',
          params: { 'dry-run': String(dryRun), currency, columns: columns?.join() },
          data,
        };
      }),
      invalidatesTags: (_result, _error, { dryRun }) => (dryRun ? [] : ['BackOfficeTransfers']),
    }),
    backOfficeBankRows: build.query<ListPage<OpenBankRow>, string | undefined>({
      query: byStaff((cursor) => ({ url: '/staff-api/bank-rows', params: { cursor }, page: true })),
      providesTags: ['BackOfficeTransfers'],
    }),
    backOfficeMatchBankRow: build.mutation<SettledBankRow, RowToMatch>({
      query: byStaff(({ id, order, dryRun }) => ({
        method: 'POST',
        url: `/staff-api/bank-rows/${id}/match`,
        params: { 'dry-run': String(dryRun) },
        data: { order },
      })),
      invalidatesTags: (_result, _error, { dryRun }) => (dryRun ? [] : ['BackOfficeTransfers']),
    }),
    backOfficeDismissedBankRows: build.query<ListPage<DismissedBankRow>, string | undefined>({
      query: byStaff((cursor) => ({ url: '/staff-api/dismissed-bank-rows', params: { cursor }, page: true })),
      providesTags: ['BackOfficeTransfers'],
    }),
    backOfficeReopenBankRow: build.mutation<unknown, number>({
      query: byStaff((id) => ({ method: 'POST', url: `/staff-api/bank-rows/${id}/reopen` })),
      invalidatesTags: ['BackOfficeTransfers'],
    }),
    backOfficeDismissBankRow: build.mutation<unknown, { id: number; note: string }>({
      query: byStaff(({ id, note }) => ({
        method: 'POST',
        url: `/staff-api/bank-rows/${id}/dismiss`,
        data: { note },
      })),
      invalidatesTags: ['BackOfficeTransfers'],
    }),
    backOfficeWaitingTransfers: build.query<ListPage<WaitingTransfer>, string | undefined>({
      query: byStaff((cursor) => ({ url: '/staff-api/transfers', params: { cursor }, page: true })),
      providesTags: ['BackOfficeTransfers'],
    }),
    backOfficeConfirmTransfer: build.mutation<{ paid: boolean }, string>({
      query: byStaff((orderId) => ({ method: 'POST', url: `/staff-api/transfers/${orderId}/confirm` })),
      invalidatesTags: ['BackOfficeTransfers'],
    }),
    backOfficeRejectTransfer: build.mutation<unknown, { orderId: string; reason: string }>({
      query: byStaff(({ orderId, reason }) => ({
        method: 'POST',
        url: `/staff-api/transfers/${orderId}/reject`,
        data: { reason },
      })),
      invalidatesTags: ['BackOfficeTransfers'],
    }),
  }),
});

// others work on the same lists
const alwaysRefetch = { refetchOnMountOrArgChange: true };
export const useBankRows = (cursor?: string) => transfersApi.useBackOfficeBankRowsQuery(cursor, alwaysRefetch);
export const useDismissedBankRows = (cursor?: string) =>
  transfersApi.useBackOfficeDismissedBankRowsQuery(cursor, alwaysRefetch);
export const useWaitingTransfers = (cursor?: string) =>
  transfersApi.useBackOfficeWaitingTransfersQuery(cursor, alwaysRefetch);

export const {
  useBackOfficeImportStatementMutation: useImportStatement,
  useBackOfficeMatchBankRowMutation: useMatchBankRow,
  useBackOfficeDismissBankRowMutation: useDismissBankRow,
  useBackOfficeReopenBankRowMutation: useReopenBankRow,
  useBackOfficeConfirmTransferMutation: useConfirmTransfer,
  useBackOfficeRejectTransferMutation: useRejectTransfer,
} = transfersApi;
