import { randomBytes, randomInt } from 'node:crypto';

/** What the buyer chose on the payment page. */
export type Outcome = 'approve' | 'refuse' | 'giveUp' | 'timeOut' | 'abnormal';

export interface CreateInput {
  buyOrder: string;
  sessionId: string;
  amount: number;
  returnUrl: string;
}

export interface Transaction extends CreateInput {
  token: string;
  createdAt: Date;
  /** Absent while the payment page is open. */
  outcome?: Outcome;
  committed: boolean;
  authorizationCode: string;
  /** Sum of all refunds, same unit as `amount`. */
  refunded: number;
}

/** Rid of the dust that sums of decimals leave behind. */
const cents = (amount: number) => Math.round(amount * 100) / 100;

/** The service answers these with status 422 and the text in `error_message`. */
export class Refusal extends Error {}

/** In-memory transactions; everything is forgotten when the simulator stops. */
export function createStore(options: { timeoutMs: number; now?: () => Date }) {
  const { timeoutMs, now = () => new Date() } = options;
  const transactions = new Map<string, Transaction>();

  return {
    create(input: CreateInput): Transaction {
      const transaction: Transaction = {
        ...input,
        token: `01ab${randomBytes(30).toString('hex')}`,
        createdAt: now(),
        committed: false,
        authorizationCode: String(randomInt(1000, 1_000_000)).padStart(6, '0'),
        refunded: 0,
      };
      transactions.set(transaction.token, transaction);
      return transaction;
    },

    find: (token: string) => transactions.get(token),

    /** True once the payment page has been open for longer than the service allows. */
    isExpired: (transaction: Transaction) => now().getTime() - transaction.createdAt.getTime() > timeoutMs,

    /** Records the buyer's choice; the first one counts, a page sent twice changes nothing. */
    settle(transaction: Transaction, outcome: Outcome) {
      transaction.outcome ??= outcome;
      return transaction.outcome;
    },

    /** The shop's confirmation, allowed once and only after the buyer has paid or been refused. */
    commit(transaction: Transaction) {
      if (transaction.committed) throw new Refusal('Transaction already locked by another process');
      if (!transaction.outcome) {
        throw new Refusal(
          "Invalid status '0' for transaction while authorizing. Commerce will be notified by webpay to authorize",
        );
      }
      if (transaction.outcome !== 'approve' && transaction.outcome !== 'refuse') {
        throw new Refusal('Transaction has an invalid finished state: aborted');
      }
      transaction.committed = true;
    },

    /** Gives back `amount`, at most what is left. @returns what is left afterwards. */
    refund(transaction: Transaction, amount: number) {
      if (!transaction.committed || transaction.outcome !== 'approve') throw new Refusal('Transaction not found');
      const left = cents(transaction.amount - transaction.refunded);
      if (amount > left) throw new Refusal('Amount to refund is bigger than authorized');
      transaction.refunded = cents(transaction.refunded + amount);
      return cents(left - amount);
    },
  };
}

export type Store = ReturnType<typeof createStore>;
