import { randomBytes, randomInt } from 'node:crypto';
import type { Charge, NamedPayment } from '../shared/charge.ts';

/** How a payment may end: one button of the payment page for each. */
export const outcomes = ['approve', 'decline', 'giveUp', 'timeOut', 'abnormal'] as const;
export type Outcome = (typeof outcomes)[number];

/** Last four digits of the test card. */
export const testCard = '6623';

export interface CreateInput {
  buyOrder: string;
  sessionId: string;
  /** Chilean pesos. */
  amount: number;
  returnUrl: string;
}

export interface Transaction extends CreateInput {
  token: string;
  createdAt: Date;
  /** Undefined while the payment page is open. */
  outcome?: Outcome;
  /** Last four digits of the card that pays. */
  card: string;
  committed: boolean;
  authorizationCode: string;
  /** The charged amount; differs from `amount` only through a fault. */
  charged: number;
  /** Refunded in the shop's panel for a day that the bank has already booked: reversals are no longer possible. */
  nullified?: boolean;
  /** Oldest first, in the unit of `amount`. */
  refunds: number[];
}

const pesos = (minor: number) => ({ minor, currency: 'CLP' }) as const;

export const named = ({ buyOrder, amount }: CreateInput): NamedPayment => ({
  reference: buyOrder,
  amount: pesos(amount),
});

export const refundedOf = ({ refunds }: Transaction) => refunds.reduce((all, amount) => all + amount, 0);

/** An error that the service reports with status 422 and its text in `error_message`. */
export class SimulatorError extends Error {}

/** Creates the in-memory transactions, which are gone when the simulator stops. */
export function createTransactions(options: { timeoutMs: number; now?: () => Date }) {
  const { timeoutMs, now = () => new Date() } = options;
  const byToken = new Map<string, Transaction>();

  return {
    create(input: CreateInput): Transaction {
      const transaction: Transaction = {
        ...input,
        token: `01ab${randomBytes(30).toString('hex')}`,
        createdAt: now(),
        card: testCard,
        committed: false,
        authorizationCode: String(randomInt(1000, 1_000_000)).padStart(6, '0'),
        charged: 0,
        refunds: [],
      };
      byToken.set(transaction.token, transaction);
      return transaction;
    },

    find: (token: string) => byToken.get(token),
    byReference: (buyOrder: string) => [...byToken.values()].find((known) => known.buyOrder === buyOrder),

    /** Whether the payment page has been open for longer than the service allows. */
    isExpired: (transaction: Transaction) => now().getTime() - transaction.createdAt.getTime() > timeoutMs,

    /** Records how the payment ended. Only the first call counts: resubmitting the page changes nothing. */
    settle(transaction: Transaction, outcome: Outcome, card = testCard) {
      if (transaction.outcome) return;
      transaction.outcome = outcome;
      transaction.card = card;
    },

    /** Confirms the payment for the shop. Allowed once, and only after the buyer has paid or the bank has rejected. */
    commit(transaction: Transaction, amountOff = 0) {
      if (transaction.committed) throw new SimulatorError('Transaction already locked by another process');
      if (!transaction.outcome) {
        throw new SimulatorError(
          "Invalid status '0' for transaction while authorizing. Commerce will be notified by webpay to authorize",
        );
      }
      if (transaction.outcome !== 'approve' && transaction.outcome !== 'decline') {
        throw new SimulatorError('Transaction has an invalid finished state: aborted');
      }
      transaction.committed = true;
      if (transaction.outcome === 'approve') transaction.charged = transaction.amount + amountOff;
    },

    /** Refunds `amount`, at most the remainder of the payment. @returns the new remainder */
    refund(transaction: Transaction, amount: number) {
      if (!transaction.committed || transaction.outcome !== 'approve')
        throw new SimulatorError('Transaction not found');
      const left = transaction.charged - refundedOf(transaction);
      if (amount > left) throw new SimulatorError('Amount to refund is bigger than authorized');
      transaction.refunds.push(amount);
      return left - amount;
    },

    /** The amounts charged to buyers. */
    charges: (): Charge[] =>
      [...byToken.values()]
        .filter(({ charged }) => charged > 0)
        .map((transaction) => ({
          ...named(transaction),
          charged: pesos(transaction.charged),
          refunded: pesos(refundedOf(transaction)),
          refunds: transaction.refunds.map(pesos),
        })),
  };
}

export type Transactions = ReturnType<typeof createTransactions>;
