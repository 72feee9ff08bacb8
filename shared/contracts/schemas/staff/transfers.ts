import { type Static, Type } from 'typebox';
import { reasonFields } from '../../staff/fields/reason-fields.ts';
import { bankRowMatchFields } from '../../staff/fields/transfer-fields.ts';
import { body, envelope, id, oneOf, pageEnvelope, pageQuery } from '../common.ts';
import { hiddenContentSchema } from '../hidden-content.ts';
import { currency } from '../money.ts';
import { orderId } from '../orders.ts';
import { moment, textLine } from '../text.ts';
import { contact } from './contact.ts';
import { moneySchema } from './money.ts';

const kind = oneOf(['exact', 'in-parts', 'underpaid', 'overpaid', 'typo', 'unknown', 'maybe-twice', 'twice'], {
  description:
    'Match of the row with the order that it names; `maybe-twice`: another row with the same day, amount and payer may be the same transfer',
});
const bookedOn = Type.String({ format: 'date', description: 'Booking day on the statement' });
const standing = {
  kind,
  order: Type.Optional(Type.String({ description: 'Number of the order that it names or probably means' })),
  difference: Type.Optional(
    Type.Object(moneySchema.properties, {
      description: 'Received minus expected amount; negative if money is missing',
    }),
  ),
  paid: Type.Optional(Type.Boolean({ description: 'Whether the order is paid; if not, its seats were released' })),
};

export const statementColumns = [
  'date',
  'amount',
  'debit',
  'currency',
  'text',
  'payer',
  'payerAccount',
  'bankId',
] as const;
const chosen = `(${statementColumns.join('|')}|none)`;

export const transfersQuery = pageQuery(50);
export const statementQuery = Type.Object({
  'dry-run': Type.Boolean({ default: false, description: 'Reports what would happen without changing anything' }),
  currency: Type.Optional(currency),
  columns: Type.Optional(
    Type.String({
      pattern: `^${chosen}(,${chosen}){2,199}$`,
      maxLength: 2000,
      description:
        'Meaning of each column, from the left, to correct the detected one. Remembered for files with the same headings',
      examples: ['date,none,text,amount'],
    }),
  ),
});
export const statementBytes = 5 * 1024 * 1024;
export const matchBankRowSchema = body({
  order: textLine(bankRowMatchFields.order.max, { description: 'Number or id of the order' }),
});
export const matchBankRowQuery = Type.Object({
  'dry-run': Type.Boolean({ default: false, description: 'Reports what would happen without changing anything' }),
});
export const dismissBankRowSchema = body({
  note: textLine(reasonFields.note.max, { description: 'Note on what was done with the money' }),
});
export const rejectTransferSchema = body({
  reason: textLine(reasonFields.reason.max, { description: 'Reason, kept in the audit log' }),
});
export const orderIdParams = Type.Object({ id: orderId });

export const waitingTransferSchema = Type.Object(
  {
    orderId,
    reference: Type.String({ examples: ['IV-EXACTA22'] }),
    amount: moneySchema,
    customer: Type.String({ ...contact, description: 'E-mail of the buyer' }),
    event: Type.String({ description: 'Slug of the event' }),
    heldUntil: moment('Until when its seats are held'),
  },
  { title: 'WaitingTransfer' },
);
export const openBankRowSchema = Type.Object(
  { id, bookedOn, amount: moneySchema, text: Type.String(), payer: Type.String(), ...standing },
  { title: 'OpenBankRow' },
);
export const dismissedBankRowSchema = Type.Object(
  {
    ...{ id, bookedOn, amount: moneySchema, text: Type.String(), payer: Type.String() },
    note: Type.String({ description: 'Note on what was done with the money' }),
    by: Type.String({ description: 'Actor who dismissed it, as in the audit log' }),
    at: Type.Optional(moment('When it was dismissed')),
  },
  { title: 'DismissedBankRow' },
);
export const importedBankRowSchema = Type.Object(
  {
    row: Type.Integer({ description: 'Line of the file' }),
    id: Type.Optional(id),
    bookedOn,
    amount: moneySchema,
    text: Type.String(),
    ...standing,
  },
  { title: 'ImportedBankRow' },
);
export const statementMistakeSchema = Type.Object(
  {
    row: Type.Integer({ description: 'Line of the file' }),
    column: Type.String({ description: 'Heading of the column' }),
    reason: oneOf(['amount', 'amount-of-currency', 'date', 'currency', 'other-currency']),
    cell: Type.String({ description: 'Content of the cell' }),
    currency: Type.Optional(currency),
    order: Type.Optional(Type.String()),
  },
  { title: 'StatementMistake' },
);
export const statementColumnSchema = Type.Object(
  {
    heading: Type.String(),
    takenFor: Type.Optional(
      oneOf(statementColumns, { description: 'Detected meaning; absent if the column is ignored' }),
    ),
    isEmpty: Type.Boolean({ description: 'Whether all its cells are empty' }),
  },
  { title: 'ReadStatementColumn' },
);
export const importedStatementSchema = Type.Object(
  {
    rows: Type.Array(importedBankRowSchema),
    errors: Type.Array(statementMistakeSchema, { description: 'Rows that were not imported' }),
    outgoing: Type.Integer({ description: 'Number of outgoing payments, which are skipped' }),
    hidden: Type.Optional(hiddenContentSchema),
    columns: Type.Optional(Type.Array(statementColumnSchema, { description: 'Columns of the file, from the left' })),
    missing: Type.Optional(
      Type.Array(oneOf(['date', 'amount', 'text']), {
        description: 'Required columns that were not found in the file, so that no row can be read',
      }),
    ),
  },
  { title: 'ImportedStatement' },
);
export const settledBankRowSchema = Type.Object(standing, { title: 'SettledBankRow' });

export const waitingTransfersResponse = pageEnvelope(waitingTransferSchema, 'Most urgent first');
export const bankRowsResponse = pageEnvelope(openBankRowSchema, 'Oldest first');
export const dismissedBankRowsResponse = pageEnvelope(dismissedBankRowSchema, 'Newest first');
export const importedStatementResponse = envelope(importedStatementSchema, 'Result for each row');
export const settledBankRowResponse = envelope(settledBankRowSchema, 'Match of the row with its order');
export const confirmedTransferResponse = envelope(
  Type.Object({
    paid: Type.Boolean({ description: '`false`: the seats were released, and the money is to be refunded' }),
  }),
  'The transfer has arrived',
);
export const rejectedTransferResponse = envelope(
  Type.Object({ outcome: oneOf(['cancelled', 'asking'], { description: '`asking`: a provider is queried first' }) }),
  'The order was cancelled, or will be',
);

export type WaitingTransfer = Static<typeof waitingTransferSchema>;
export type OpenBankRow = Static<typeof openBankRowSchema>;
export type DismissedBankRow = Static<typeof dismissedBankRowSchema>;
export type ImportedBankRow = Static<typeof importedBankRowSchema>;
export type StatementMistake = Static<typeof statementMistakeSchema>;
export type ReadStatementColumn = Static<typeof statementColumnSchema>;
export type ImportedStatement = Static<typeof importedStatementSchema>;
export type SettledBankRow = Static<typeof settledBankRowSchema>;
