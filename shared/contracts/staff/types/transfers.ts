import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/transfers.ts';

export type WaitingTransfer = Static<typeof schemas.waitingTransferSchema>;
export type OpenBankRow = Static<typeof schemas.openBankRowSchema>;
export type DismissedBankRow = Static<typeof schemas.dismissedBankRowSchema>;
export type ImportedBankRow = Static<typeof schemas.importedBankRowSchema>;
export type StatementMistake = Static<typeof schemas.statementMistakeSchema>;
export type ReadStatementColumn = Static<typeof schemas.statementColumnSchema>;
export type ImportedStatement = Static<typeof schemas.importedStatementSchema>;
export type SettledBankRow = Static<typeof schemas.settledBankRowSchema>;
