import type { CountryCode } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../database/actor.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { OrderStates } from '../order-states.ts';
import type { NewOrder } from '../stored-order.ts';
import { type Charge, cash, type OrderPaymentMethod, type OrderPayments, paymentLink } from './order-payments.ts';
import type { Placed } from './placed-order.ts';
import type { TransferHolds } from './transfer-holds.ts';

interface WaysToPayDependencies {
  jobs: Jobs;
  states: OrderStates;
  payments: OrderPayments;
  transferHolds: TransferHolds;
}

/** The payment method chosen by the buyer or by staff. */
export interface ChosenWay {
  code: string;
  /** Country of the event. */
  country: CountryCode;
  /** Staff member who sells by telephone, and who may take cash or send a link. */
  seller?: StaffActor | undefined;
}

/** A stored order whose payment is about to begin, or which is free. */
export interface Payable {
  order: NewOrder;
  way: ChosenWay;
  /** Both are absent when no provider is involved. */
  provider?: OrderPaymentMethod | undefined;
  charge?: Charge | undefined;
  /** Holds the seats. Blocks other buyers of the same seats from then on, so call it as late as possible. */
  hold(): Promise<void>;
}

const takesCash = ({ seller, code }: ChosenWay) => seller !== undefined && code === cash;
export const sendsLink = ({ seller, code }: ChosenWay) => seller !== undefined && code === paymentLink;

/** Pays a new order: free, in cash, by a mailed link or at a provider. */
export function createWaysToPay({ jobs, states, payments, transferHolds }: WaysToPayDependencies) {
  type Settled = Omit<Placed, 'fullPrice'>;

  async function paidInCash(tx: Queryable, by: StaffActor, { order, way, hold }: Payable): Promise<Settled> {
    await hold();
    const charge = await payments.cashCharge(tx, { country: way.country, total: order.total });
    await payments.takeCash(tx, { orderId: order.id, charge, by });
    await states.transition(tx, order.id, 'paid', { by, reason: 'cash' });
    return { order: { ...order, state: 'paid' }, charge };
  }

  /** The organiser pays, or the coupon covers the full price. */
  async function nothingToPay(tx: Queryable, { order, way, hold }: Payable): Promise<Settled> {
    await hold();
    await states.transition(tx, order.id, 'paid', { by: way.seller ?? 'buyer', reason: 'nothing to pay' });
    return { order: { ...order, state: 'paid' } };
  }

  return {
    /** Returns the payment method; undefined when no provider is involved. */
    methodOf(tx: Queryable, way: ChosenWay) {
      if (sendsLink(way)) return payments.onlineMethod(tx, way.country);
      return way.code === 'prepagado' || takesCash(way) ? undefined : payments.provider(way.code);
    },

    /**
     * Holds the order's seats and pays it or begins its payment, in `tx`.
     * @throws TRANSFER_LIMIT_REACHED
     */
    async settle(tx: Queryable, payable: Payable): Promise<Settled> {
      const { order, way, provider, charge, hold } = payable;
      if (takesCash(way) && way.seller && order.total.minor > 0) return paidInCash(tx, way.seller, payable);
      if (!provider || !charge) return nothingToPay(tx, payable);
      if (sendsLink(way)) {
        // The buyer starts the first attempt on the site.
        await jobs.send('send-mail', { kind: 'payment-link', orderId: order.id }, { tx });
        await jobs.send('expire-order', { orderId: order.id }, { tx, startAfter: order.heldUntil });
        await hold();
        return { order, charge };
      }
      const attemptId = await payments.open(tx, { orderId: order.id, code: provider.code, charge });
      await jobs.send('expire-order', { orderId: order.id }, { tx, startAfter: order.heldUntil });
      await hold();
      await transferHolds.assertShare(tx, order.id, provider);
      return { order, attemptId, charge };
    },
  };
}
