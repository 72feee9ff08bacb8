import type { ListPage } from '@idavuelta/shared/contracts';
import type {
  DismissedBankRow,
  ImportedStatement,
  OpenBankRow,
  SettledBankRow,
  WaitingTransfer,
} from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../kit/resource.ts';

interface StatementToImport {
  file: File;
  /** Currency of a statement without a currency column. */
  currency?: string;
  /** Column kinds as named by the user. */
  columns?: string[] | undefined;
  /** Reports the effect without applying it. */
  dryRun: boolean;
}

interface RowToMatch {
  id: number;
  order: string;
  /** Reports the effect without applying it. */
  dryRun: boolean;
}

const tag = 'BackOfficeTransfers';
const list = <Row>(path: string) =>
  queryHook<ListPage<Row>, { cursor: string | undefined }>(`/staff-api/${path}`, tag, { page: true });
const act = <Result, Argument>(path: string) => mutationHook<Result, Argument>(`POST /staff-api/${path}`, [tag]);

export const useBankRows = list<OpenBankRow>('bank-rows');
export const useDismissedBankRows = list<DismissedBankRow>('dismissed-bank-rows');
export const useWaitingTransfers = list<WaitingTransfer>('transfers');

export const useImportStatement = mutationHook<ImportedStatement, StatementToImport>(
  'POST /staff-api/bank-statements',
  [tag],
  ({ file, currency, columns, dryRun }) => {
    const data = new FormData();
    data.set('statement', file);
    return { params: { 'dry-run': String(dryRun), currency, columns: columns?.join() }, data };
  },
);
export const useMatchBankRow = act<SettledBankRow, RowToMatch>('bank-rows/:id/match');
export const useReopenBankRow = act<unknown, number>('bank-rows/:id/reopen');
export const useDismissBankRow = act<unknown, { id: number; note: string }>('bank-rows/:id/dismiss');
export const useConfirmTransfer = act<{ paid: boolean }, string>('transfers/:id/confirm');
export const useRejectTransfer = act<unknown, { id: string; reason: string }>('transfers/:id/reject');
