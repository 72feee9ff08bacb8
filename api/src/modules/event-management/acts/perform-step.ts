import type { OrderId } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../database/actor.ts';
import type { ActStepState } from '../../../database/column-types.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { findCancellationTerms } from '../../orders/cancellation/cancellation-terms.service.ts';
import { refundableNow } from '../../orders/cancellation/order-money.ts';
import { createStaffCancellation } from '../../orders/for-staff/staff-cancellation.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { isWaiting } from '../../orders/order-transitions.ts';
import type { StoredOrder } from '../../orders/stored-order.ts';
import { attemptsSummary } from '../../payments/attempts/attempts-summary.ts';
import { createRefundRequests } from '../../payments/refunds/refund-requests.ts';
import { createNotifyOfCancellation, createRefundTickets } from '../../payments/refunds/refund-tickets.ts';
import { releaseReservedSeats } from '../../seats/offered-seats.ts';
import { announce } from '../../webhooks/outbox/announce.ts';
import { createActsRepository, type StoredStep } from './acts.repository.ts';

export interface PerformStepDependencies {
  db: Database;
  jobs: Jobs;
  states: OrderStates;
  /** Called after seats of the event were released. */
  stockChanged: (eventId: number) => void;
}

/** Delay before retrying an order while its provider is being asked about a charge, in milliseconds. */
const retryMs = 5000;

const actorOf = ({ actor }: StoredStep) => actor as StaffActor;

/** Creates the job that performs one step of an act. Its effect and its completion are stored in one transaction. */
export function createPerformStep({ db, jobs, states, stockChanged }: PerformStepDependencies) {
  const shared = { db, jobs, states };
  const { cancelWithin } = createStaffCancellation({ ...shared, payments: attemptsSummary });
  const refundTickets = createRefundTickets({ ...shared, refunds: createRefundRequests({ jobs }) });
  const notifyOfCancellation = createNotifyOfCancellation(shared);

  /** Mails the buyer and each other traveller. */
  async function notifyTravellers(
    tx: Queryable,
    orderId: OrderId,
    mail: { kind: 'departure-moved'; before: string } | { kind: 'departure-message'; actId: number },
  ) {
    await jobs.send('send-mail', { ...mail, orderId }, { tx });
    for (const address of await states.travellers(tx, orderId))
      await jobs.send('send-mail', { ...mail, orderId, address }, { tx });
  }

  /** Refunds everything that remains of a paid order, releases its seats and invalidates its codes. */
  async function payBack(tx: Queryable, order: StoredOrder, actor: StaffActor) {
    const terms = await findCancellationTerms(tx, order.id);
    const left = terms?.tickets.filter(({ refunded }) => !refunded) ?? [];
    const isRefunded = left.length > 0 && refundableNow(terms?.money) !== undefined;
    if (isRefunded) {
      await refundTickets(tx, { order, tickets: [], actor });
    } else {
      // Free, or already fully refunded, for example by a chargeback.
      await states.transition(tx, order.id, 'refunded', { by: actor, reason: 'it does not take place' });
      await notifyOfCancellation(
        tx,
        order.id,
        left.map(({ number }) => number),
      );
    }
    await jobs.send('send-mail', { kind: 'trip-cancelled', orderId: order.id, isSettled: !isRefunded }, { tx });
  }

  async function cancel(tx: Queryable, step: StoredStep, order: StoredOrder, state: ActStepState) {
    if (order.state === 'paid') await payBack(tx, order, actorOf(step));
    else if (!isWaiting(order.state)) return state === 'asking' ? 'done' : 'skipped';
    else if (state === 'asking') return 'asking';
    else {
      const reason = 'it does not take place';
      const outcome = await cancelWithin(tx, order.id, { by: actorOf(step), reason, mail: 'trip-cancelled' });
      return outcome === 'asking' ? 'asking' : 'done';
    }
    return 'done';
  }

  async function move(tx: Queryable, { detail: { from = '' } }: StoredStep, order: StoredOrder) {
    if (order.state !== 'paid' && !isWaiting(order.state)) return 'skipped';
    await states.markMoved(tx, order.id, new Date(from));
    await announce(tx, jobs, { type: 'order.changed', orderId: order.id, change: 'departure' });
    await notifyTravellers(tx, order.id, { kind: 'departure-moved', before: from });
    return 'done';
  }

  async function write(tx: Queryable, { actId }: StoredStep, order: StoredOrder) {
    if (order.state !== 'paid') return 'skipped';
    await notifyTravellers(tx, order.id, { kind: 'departure-message', actId });
    return 'done';
  }

  function performOrder(
    tx: Queryable,
    step: StoredStep,
    order: StoredOrder,
    state: ActStepState,
  ): Promise<ActStepState> {
    if (step.kind === 'move-departure') return move(tx, step, order);
    if (step.kind === 'send-message') return write(tx, step, order);
    return cancel(tx, step, order, state);
  }

  /** Removes the person from the waiting list. */
  async function endWaiting(tx: Queryable, waitingId: number): Promise<ActStepState> {
    await releaseReservedSeats(tx, waitingId);
    await jobs.send('send-mail', { kind: 'waiting-ended', waitingId }, { tx });
    return 'done';
  }

  return async (stepId: number): Promise<void> => {
    const step = await createActsRepository(db).step(stepId);
    if (!step) return;
    const ended = await db.transaction().execute(async (tx) => {
      // Locks the order first, as everywhere; a second process finds that the step has ended.
      const order = step.orderId ? await states.lock(tx, step.orderId) : undefined;
      const acts = createActsRepository(tx);
      const state = await acts.lockStep(stepId);
      if (!state) return false;
      let next: ActStepState = 'skipped';
      if (order) next = await performOrder(tx, step, order, state);
      else if (step.waitingId !== null) next = await endWaiting(tx, step.waitingId);
      await acts.setStep(stepId, next);
      if (next === 'asking') await jobs.send('act-step', { stepId }, { tx, delayMs: retryMs });
      return next === 'done';
    });
    if (ended) stockChanged(step.eventId);
  };
}
