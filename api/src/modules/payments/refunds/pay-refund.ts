import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { FlagReason } from '../../../database/column-types.ts';
import type { Database } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
import { issueCreditNote } from '../../fiscal/documents/issue.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { announce } from '../../webhooks/outbox/announce.ts';
import { createPaymentsRepository } from '../attempts/payments.repository.ts';
import { type PaymentProvider, RefundRejectedError } from '../provider.ts';
import { createChargebacks } from '../reversals/chargebacks.ts';
import { createRefundsRepository, type StoredRefund } from './refunds.repository.ts';

/** Time after which staff is asked to look, in milliseconds. */
const giveUpAfterMs = 24 * 3600_000;

export interface PayRefundDependencies {
  db: Database;
  jobs: Jobs;
  providers: PaymentProvider[];
  states: OrderStates;
  log: Log;
}

/** How a refund ends: with the provider's response, or with the reason why staff must pay it. */
type Ending = { done: object } | { byHand: FlagReason; why: string };

/** The charge is disputed: the refund waits, and is paid if the dispute is won. */
const chargedBack = Symbol('charged back');

/**
 * Creates the job that makes a refund exactly once, even if it fails between the provider call and storing its result.
 */
export function createPayRefund({ db, jobs, providers, states, log }: PayRefundDependencies) {
  const chargebacks = createChargebacks({ jobs, states, log });

  /**
   * Stores that the provider is about to be called.
   * @returns the refund's previous state; undefined when it is settled or must wait
   */
  const begin = (refundId: number) =>
    db.transaction().execute(async (tx) => {
      const found = await createRefundsRepository(tx).byId(refundId);
      if (!found) return undefined;
      await createRefundsRepository(tx).lockPayment(found.paymentId);
      const refund = await createRefundsRepository(tx).byId(refundId);
      if (!refund || refund.state === 'done' || refund.state === 'by_hand') return undefined;
      if (refund.state === 'requested' && refund.chargedBackAt !== null) return undefined;
      const others = await createRefundsRepository(tx).ofPayment(refund.paymentId, refundId);
      // With several refunds in progress, the provider's total would not tell which of them was made.
      if (others.calling > 0) throw new Error('another refund of the payment is under way');
      await createRefundsRepository(tx).calling(refundId);
      return { refund, doneBefore: others.done };
    });

  /** Records the result, notifies the buyer and flags the order if staff must pay. */
  const settle = ({ id, amount, attempt: { orderId }, provider }: StoredRefund, ending: Ending) =>
    db.transaction().execute(async (tx) => {
      await states.lock(tx, orderId);
      const state = 'done' in ending ? 'done' : 'by_hand';
      const answer = 'done' in ending ? ending.done : { why: ending.why };
      await createRefundsRepository(tx).settle(id, state, answer);
      if (state === 'done') await issueCreditNote(tx, jobs, id);
      if (state === 'done') await announce(tx, jobs, { type: 'order.refunded', orderId, refundId: id });
      if ('byHand' in ending) {
        await states.flag(tx, orderId, ending.byHand);
        log.warn({ orderId, refundId: id, reason: ending.why }, ending.byHand);
      }
      await createAuditRepository(tx).add({
        actor: `provider:${provider}`,
        action: state === 'done' ? 'refund-done' : 'refund-by-hand',
        subject: orderId,
        detail: { refundId: id, amount, ...answer },
      });
      await jobs.send('send-mail', { kind: 'refund', orderId, refundId: id }, { tx });
    });

  const beginChargeback = ({ id, paymentId, attempt: { orderId } }: StoredRefund) =>
    db.transaction().execute(async (tx) => {
      await states.lock(tx, orderId);
      const attempt = await createPaymentsRepository(tx).lock(paymentId);
      if (attempt) await chargebacks.begin(tx, attempt);
      await createRefundsRepository(tx).wait(id);
    });

  type Called = Ending | typeof chargedBack;

  async function call({ attempt, amount, key }: StoredRefund, provider: PaymentProvider): Promise<Called> {
    try {
      const result = await provider.refund(attempt, amount, key);
      return result.outcome === 'refunded'
        ? { done: result.raw }
        : { byHand: 'refund-by-hand', why: 'the provider cannot pay back' };
    } catch (error) {
      if (!(error instanceof RefundRejectedError)) throw error;
      // A manual refund of a disputed charge would pay it twice.
      if (provider.reportsChargebacks && (await provider.paidBack?.(attempt))?.chargedBack) return chargedBack;
      return { byHand: 'refund-by-hand', why: error.message };
    }
  }

  /** Repeats a call that may have succeeded, but only if it cannot refund twice. */
  async function callAgain(refund: StoredRefund, provider: PaymentProvider, doneBefore: number): Promise<Called> {
    if (provider.refundsOnceForKey) return call(refund, provider);
    const reported = provider.reportsOneRefund ? undefined : await provider.paidBack?.(refund.attempt);
    const paidBack = reported?.amount;
    if (paidBack?.minor === doneBefore + refund.amount.minor) return { done: { seen: paidBack } };
    if (paidBack?.minor === doneBefore) return call(refund, provider);
    return { byHand: 'refund-undecided', why: 'the provider was asked, and cannot tell whether it paid' };
  }

  /** Job. @throws while the provider does not respond, so that the job is retried */
  return async function payRefund(refundId: number) {
    const begun = await begin(refundId);
    if (!begun) return;
    const { refund, doneBefore } = begun;
    const provider = providers.find(({ code }) => code === refund.provider);
    if (!provider) return settle(refund, { byHand: 'refund-by-hand', why: 'the provider is not configured' });
    try {
      const first = refund.state === 'requested';
      const end = await (first ? call(refund, provider) : callAgain(refund, provider, doneBefore));
      if (end === chargedBack) await beginChargeback(refund);
      else await settle(refund, end);
    } catch (error) {
      if (Date.now() - refund.requestedAt.getTime() < giveUpAfterMs) throw error;
      await settle(refund, { byHand: 'refund-undecided', why: (error as Error).message });
    }
  };
}
