import type { OrderId } from '@idavuelta/shared/contracts';
import type { PaidBack, RefundByHand, StaffList } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../../database/actor.ts';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../../database/database.ts';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { AppError, invalidFields } from '../../../../errors.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import type { OrderStates } from '../../../orders/order-states.ts';
import { announce } from '../../../webhooks/outbox/announce.ts';
import {
  createRefundsByHandRepository,
  type RefundsByHandQuery,
  type StoredRefundByHand,
} from './refunds-by-hand.repository.ts';
import { settleRefund } from './settle-by-hand.ts';

interface RefundsByHandDependencies {
  db: Database;
  jobs: Jobs;
  states: OrderStates;
}

/** Flags whose only reason is a pending manual refund. */
const flagsOfRefunds = ['refund-by-hand', 'refund-undecided'] as const;

function toRefundByHand(stored: StoredRefundByHand): RefundByHand {
  const { id, orderId, number, event, method, reason, payers, flags, on, reference, by } = stored;
  return {
    ...{ id, orderId, number, event, method, reason },
    payers: payers.map(({ name, account }) => ({ name, ...(account && { account }) })),
    state: stored.state === 'by_hand' ? 'open' : 'paid-back',
    buyer: { name: `${stored.firstName} ${stored.lastName}`, email: stored.email, phone: stored.phone },
    amount: { minor: stored.minor, currency: stored.currency },
    requestedAt: isoMoment(stored.requestedAt),
    isUndecided: stored.state === 'by_hand' && flags.includes('refund-undecided'),
    ...(on && by && { paidBack: { on, reference: reference ?? '', by } }),
  };
}

export type RefundsByHand = ReturnType<typeof createRefundsByHand>;

/** Lets staff list, record and undo manual refunds. */
export function createRefundsByHand({ db, jobs, states }: RefundsByHandDependencies) {
  /** Locks the refund, after its order as everywhere. @throws NOT_FOUND */
  async function lock(tx: Queryable, id: number) {
    const refunds = createRefundsByHandRepository(tx);
    const found = await refunds.byId(id);
    if (!found) throw new AppError('NOT_FOUND');
    await states.lock(tx, found.orderId);
    const refund = await refunds.byId(id);
    if (!refund) throw new AppError('NOT_FOUND');
    return refund;
  }

  async function current(tx: Queryable, id: number) {
    const refund = await createRefundsByHandRepository(tx).byId(id);
    if (!refund) throw new AppError('NOT_FOUND');
    return toRefundByHand(refund);
  }

  /** Removes the order's refund flags once all its refunds are paid. */
  async function unflag(tx: Queryable, orderId: OrderId) {
    if ((await createRefundsByHandRepository(tx).openOf(orderId)).length > 0) return;
    for (const reason of flagsOfRefunds) await states.unflag(tx, orderId, reason);
  }

  return {
    async list(query: RefundsByHandQuery): Promise<StaffList<RefundByHand>> {
      const { rows, total } = await createRefundsByHandRepository(db).list(query);
      return { rows: rows.map(toRefundByHand), total };
    },

    /**
     * Records that staff has paid a refund on a given day; this removes the order's flag and notifies the buyer some
     * minutes later.
     * @throws NOT_FOUND; STATE_CONFLICT when it was already recorded; VALIDATION_FAILED (`on`): `future`,
     *   `before_payment`
     */
    record: (id: number, { on, reference }: PaidBack, actor: StaffActor): Promise<RefundByHand> =>
      db.transaction().execute(async (tx) => {
        const refund = await lock(tx, id);
        if (refund.state !== 'by_hand') throw new AppError('STATE_CONFLICT');
        const reason = await createRefundsByHandRepository(tx).isImpossible(id, on);
        if (reason) throw invalidFields({ field: 'on', reason });
        await settleRefund(tx, refund, { jobs, by: actor, on, reference });
        await unflag(tx, refund.orderId);
        const { minor, currency, orderId } = refund;
        const detail = { refundId: id, amount: { minor, currency }, on, reference };
        await createAuditRepository(tx).add({ actor, action: 'refund-paid-back', subject: orderId, detail });
        return current(tx, id);
      }),

    /**
     * Undoes the record because the money was not paid after all, and flags the order again.
     * @throws NOT_FOUND; STATE_CONFLICT when it is not recorded as paid
     */
    undo: (id: number, reason: string, actor: StaffActor): Promise<RefundByHand> =>
      db.transaction().execute(async (tx) => {
        const { state, orderId, minor, currency, on, reference } = await lock(tx, id);
        if (state !== 'done') throw new AppError('STATE_CONFLICT');
        await createRefundsByHandRepository(tx).undo(id);
        await states.flag(tx, orderId, 'refund-by-hand');
        await announce(tx, jobs, { type: 'order.changed', orderId, change: 'refund' });
        const detail = { refundId: id, amount: { minor, currency }, on, reference, reason };
        await createAuditRepository(tx).add({ actor, action: 'undo-paid-back', subject: orderId, detail });
        return current(tx, id);
      }),
  };
}
