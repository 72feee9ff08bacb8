import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Queryable } from '../../../database/database.ts';
import type { OrderStates } from '../../orders/order-states.ts';

interface RefusedDocument {
  orderId: string;
  /** Id of the document. */
  document: string;
  /** The authority's, or why the document cannot be written. */
  words: string;
}

const reason = 'tax-document-refused';

/** Flags the order of a document that the authority refused, or would refuse. */
export async function flagRefused(
  tx: Queryable,
  states: Pick<OrderStates, 'flag'>,
  { orderId, ...detail }: RefusedDocument,
): Promise<void> {
  await states.flag(tx, orderId, reason);
  await createAuditRepository(tx).add({ actor: 'job:handle-tax-documents', action: reason, subject: orderId, detail });
}
