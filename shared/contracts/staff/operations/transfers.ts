import type { NeededPermission } from '../roles.ts';

/** Bank transfers and the statements that they are in. */
export const transferOperations = {
  listWaitingTransfers: 'transfers.change',
  confirmTransfer: 'transfers.change',
  rejectTransfer: 'transfers.change',
  importStatement: 'transfers.change',
  listBankRows: 'transfers.change',
  matchBankRow: 'transfers.change',
  dismissBankRow: 'transfers.change',
  listDismissedBankRows: 'transfers.change',
  reopenBankRow: 'transfers.change',
} as const satisfies Record<string, NeededPermission>;
