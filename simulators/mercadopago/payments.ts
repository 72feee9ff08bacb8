import { randomInt, randomUUID } from 'node:crypto';
import { exponents, fromDecimal } from '@idavuelta/shared/contracts/money';
import type { Charge, NamedPayment } from '../shared/charge.ts';
import type { Account } from './accounts.ts';

/** How the buyer may leave the payment page: one button for each. */
export const outcomes = ['approve', 'refuse', 'giveUp'] as const;
export type Outcome = (typeof outcomes)[number];

/** Last four digits of the test card. */
export const testCard = '3704';

export interface Preference {
  id: string;
  account: Account;
  /** Decimal, in the account's currency. */
  amount: number;
  title: string;
  reference: string;
  backUrls: { success: string; failure: string; pending: string };
  notificationUrl?: string;
  /** The page accepts no payment afterwards. */
  expiresAt?: Date;
}

export interface Payment {
  id: number;
  preference: Preference;
  status: 'approved' | 'rejected' | 'refunded' | 'charged_back';
  /** Decimal. */
  amount: number;
  /** Last four digits of the card that pays. */
  card: string;
  /** Decimal amounts, oldest first. */
  refunds: number[];
  createdAt: Date;
  /** Whether the bank has returned a charged-back amount. */
  isReimbursed?: boolean;
}

export const refundedOf = ({ refunds }: Payment) => refunds.reduce((all, amount) => all + amount, 0);

export const named = ({ reference, amount, account }: Preference): NamedPayment => ({
  reference,
  amount: fromDecimal({ amount, currency: account.currency }),
});

/** An error that the service reports with this status. */
export class SimulatorError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Creates the in-memory preferences and payments, which are gone when the simulator stops. */
export function createPayments() {
  const preferences = new Map<string, Preference>();
  const payments = new Map<number, Payment>();
  const refundsByKey = new Map<string, object>();

  return {
    prefer(input: Omit<Preference, 'id'>) {
      const preference = { ...input, id: `${input.account.collectorId}-${randomUUID()}` };
      preferences.set(preference.id, preference);
      return preference;
    },
    preference: (id: string) => preferences.get(id),

    /** Buyers may retry after a rejection, so a preference can have several payments. */
    pay(preference: Preference, status: 'approved' | 'rejected', { amountOff = 0, card = testCard } = {}) {
      const amount = preference.amount + amountOff / 10 ** exponents[preference.account.currency];
      const payment: Payment = {
        id: randomInt(1e10, 2e10),
        preference,
        status,
        amount,
        card,
        refunds: [],
        createdAt: new Date(),
      };
      payments.set(payment.id, payment);
      return payment;
    },
    payment: (account: Account, id: number) => {
      const payment = payments.get(id);
      return payment?.preference.account === account ? payment : undefined;
    },
    byReference: (account: Account, reference: string) =>
      [...payments.values()].filter(
        ({ preference }) => preference.account === account && preference.reference === reference,
      ),

    /** The last charged payment of a reference. */
    latest: (reference: string) =>
      [...payments.values()].findLast(
        ({ preference, status }) => preference.reference === reference && status !== 'rejected',
      ),

    preferenceOf: (account: Account, reference: string) =>
      [...preferences.values()].find((known) => known.account === account && known.reference === reference),

    /** The amounts charged to buyers. */
    charges: (): Charge[] =>
      [...payments.values()]
        .filter(({ status }) => status !== 'rejected')
        .map((payment) => {
          const money = (decimal: number) =>
            fromDecimal({ amount: decimal, currency: payment.preference.account.currency });
          return {
            ...named(payment.preference),
            charged: money(payment.amount),
            refunded: money(refundedOf(payment)),
            refunds: payment.refunds.map(money),
          };
        }),

    /** Records a chargeback: the bank returns the money to its customer. */
    chargeBack(payment: Payment) {
      payment.status = 'charged_back';
    },
    /** Records a dispute won by the shop. */
    winDispute(payment: Payment) {
      payment.isReimbursed = true;
    },

    /** Refunds `amount`, once per key. @throws SimulatorError */
    refund(payment: Payment, amount: number, key: string) {
      const known = refundsByKey.get(key);
      if (known) return known;
      if (payment.status !== 'approved' && !payment.isReimbursed)
        throw new SimulatorError(400, 'The action requested is not valid for the current payment state');
      if (amount > payment.amount - refundedOf(payment))
        throw new SimulatorError(400, 'Amount to refund is bigger than what is left');
      payment.refunds.push(amount);
      if (refundedOf(payment) === payment.amount) payment.status = 'refunded';
      const refund = {
        id: randomInt(1e9, 2e9),
        payment_id: payment.id,
        amount,
        status: 'approved',
        date_created: new Date(),
      };
      refundsByKey.set(key, refund);
      return refund;
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
