import type { CountryCode, Money, OrderId, PaymentMethodCode, PaymentResponse } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { AttemptState, ProviderResponse } from '../../database/column-types.ts';
import { now, type Queryable } from '../../database/database.ts';
import { moneyIn } from '../../database/money.repository.ts';
import type { Charge } from '../orders/order-payments.ts';
import { heldUntil } from '../seats/seats.repository.ts';

/** Where an attempt to pay stands; the values are those of the database. */
export const attemptState = {
  started: 'started',
  paid: 'paid',
  rejected: 'rejected',
  /** The buyer left the payment page, or never reached it. */
  abandoned: 'abandoned',
  /** Real money for an order that no longer waits for it. */
  paidAfterExpiry: 'paid_after_expiry',
  /** The provider's response does not fit the order. */
  refused: 'refused',
} as const satisfies Record<string, AttemptState>;

export interface Payment {
  id: number;
  orderId: OrderId;
  provider: PaymentMethodCode;
  reference: string;
  token: string | null;
  /** What it charges. */
  amount: Money;
  state: AttemptState;
  response: PaymentResponse | null;
}

const columns = [
  'p.id',
  'p.order_id as orderId',
  'p.provider',
  'p.reference',
  'p.token',
  moneyIn('p.amount_minor', 'p.currency').as('amount'),
  'p.state',
  'p.response',
] as const;

export interface NewPayment {
  orderId: OrderId;
  provider: PaymentMethodCode;
  reference: string;
  charge: Charge;
}

/** An attempt that its caller may start at the provider. */
export interface ClaimedPayment extends Payment {
  countryCode: CountryCode;
  heldUntil: Date;
}

export function createPaymentsRepository(db: Queryable) {
  const payments = db.selectFrom('payment as p').select(columns);

  return {
    /** @returns the id of the new attempt */
    async add({ orderId, provider, reference, charge: { amount, exchange } }: NewPayment) {
      const { id } = await db
        .insertInto('payment')
        .values({
          order_id: orderId,
          provider,
          reference,
          amount_minor: amount.minor,
          currency: amount.currency,
          rate: exchange?.rate ?? null,
          rate_date: exchange?.setAt ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** The number of the order, and which of its attempts the next one is. */
    nextAttempt: (orderId: OrderId) =>
      db
        .selectFrom('orders as o')
        .leftJoin('payment as p', 'p.order_id', 'o.id')
        .select(['o.number as orderNumber', sql<number>`count(p.id) + 1`.as('attempt')])
        .where('o.id', '=', orderId)
        .groupBy('o.id')
        .executeTakeFirstOrThrow(),

    latest: (orderId: OrderId): Promise<Payment | undefined> =>
      payments.where('p.order_id', '=', orderId).orderBy('p.id', 'desc').limit(1).executeTakeFirst(),
    /** What the latest attempt of an order charges. */
    async charge(orderId: OrderId): Promise<Charge | undefined> {
      const attempt = await payments
        .select(['p.rate', 'p.rate_date as setAt'])
        .where('p.order_id', '=', orderId)
        .orderBy('p.id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!attempt) return undefined;
      const { amount, rate, setAt } = attempt;
      return { amount, ...(rate && setAt && { exchange: { rate, setAt } }) };
    },
    byToken: (token: string): Promise<Payment | undefined> => payments.where('p.token', '=', token).executeTakeFirst(),
    byReference: (reference: string): Promise<Payment | undefined> =>
      payments.where('p.reference', '=', reference).executeTakeFirst(),
    lock: (id: number): Promise<Payment | undefined> => payments.where('p.id', '=', id).forUpdate().executeTakeFirst(),
    byId: (id: number): Promise<Payment | undefined> => payments.where('p.id', '=', id).executeTakeFirst(),

    /**
     * Reserves the start of the attempt for one caller, for as long as the provider may take.
     * @returns undefined when another caller has it, or when the attempt is started already
     */
    claimStart: (id: number, seconds: number): Promise<ClaimedPayment | undefined> =>
      db
        .updateTable('payment as p')
        .from('orders as o')
        .innerJoin('event as e', 'e.id', 'o.event_id')
        .set({ claimed_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
        .where('p.id', '=', id)
        .whereRef('o.id', '=', 'p.order_id')
        .where('p.response', 'is', null)
        .where('p.state', '=', attemptState.started)
        .where((eb) => eb.or([eb('p.claimed_until', 'is', null), eb('p.claimed_until', '<', now)]))
        .returning([...columns, 'e.country_code as countryCode', heldUntil('o.id').as('heldUntil')])
        .executeTakeFirst(),

    started: (id: number, response: PaymentResponse, token: string | undefined) =>
      db
        .updateTable('payment')
        .set({ response, token: token ?? null })
        .where('id', '=', id)
        .execute(),

    settle: (id: number, state: AttemptState, providerResponse: ProviderResponse = {}) =>
      db
        .updateTable('payment')
        .set({ state, answer: providerResponse, settled_at: now })
        .where('id', '=', id)
        .execute(),
  };
}
