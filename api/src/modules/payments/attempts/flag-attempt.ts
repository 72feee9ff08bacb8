import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { FlagReason } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Log } from '../../../log/log.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import type { PaymentAttempt } from './payment-attempt.ts';

interface FlagAttemptDependencies {
  states: Pick<OrderStates, 'flag'>;
  log: Log;
}

/** Creates the function that flags an order, with an audit row, for something its provider reports. */
export const createFlagAttempt =
  ({ states, log }: FlagAttemptDependencies) =>
  async (tx: Queryable, attempt: PaymentAttempt, reason: FlagReason, detail: object = {}) => {
    const { orderId, provider, reference } = attempt;
    await states.flag(tx, orderId, reason);
    const entry = { actor: `provider:${provider}`, action: reason, subject: orderId };
    await createAuditRepository(tx).add({ ...entry, detail: { reference, ...detail } });
    log.warn({ orderId, reference }, reason);
  };
