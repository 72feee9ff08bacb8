import type { CountryCode, Money, OrderId, PaymentMethodCode, PaymentResponse } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { AttemptState, ProviderResponse } from '../../database/column-types.ts';
import { now, type Queryable } from '../../database/database.ts';
import { moneyIn } from '../../database/money.repository.ts';
import type { AttemptKey, Charge } from '../orders/order-payments.ts';
import { heldUntil } from '../seats/seats.repository.ts';
import { attemptState, attemptStates, isSettled, nextAttemptState } from './attempt-transitions.ts';

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
  /** The provider's own name for the money that it charged, where it has one. */
  chargeId: string | null;
  createdAt: Date;
  requestHash: string | null;
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
  'p.charge_id as chargeId',
  'p.created_at as createdAt',
  'p.request_hash as requestHash',
] as const;

export interface NewPayment {
  orderId: OrderId;
  provider: PaymentMethodCode;
  reference: string;
  charge: Charge;
  key?: AttemptKey;
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
    async add({ orderId, provider, reference, charge: { amount, exchange }, key }: NewPayment) {
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
          idempotency_key: key?.key ?? null,
          request_hash: key?.requestHash ?? null,
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

    /** The attempt that the buyer made last. */
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
    /** The attempt that paid an order, with the rate at which its amount was made of the price. */
    paid: (orderId: OrderId): Promise<(Payment & { rate: string | null }) | undefined> =>
      payments
        .select('p.rate')
        .where('p.order_id', '=', orderId)
        .where('p.state', '=', attemptState.paid)
        .executeTakeFirst(),

    /**
     * Attempts of the last days about which a provider may know more than we do: those without an end whose orders wait
     * no longer, those that ended without being charged, and the paid ones of providers that may charge one twice.
     * Those that were not asked about for longest come first.
     */
    async toReconcile({
      days,
      chargesTwice,
      limit,
    }: {
      days: number;
      chargesTwice: PaymentMethodCode[];
      limit: number;
    }) {
      const { rows } = await sql<{ id: number }>`
        SELECT p.id FROM payment p JOIN orders o ON o.id = p.order_id
        WHERE p.created_at > now() - make_interval(days => ${days}) AND p.provider <> 'transferencia'
          AND (p.looked_up_at IS NULL OR p.looked_up_at < now() -
            CASE p.state WHEN 'confirming' THEN interval '10 minutes' ELSE interval '1 hour' END)
          AND CASE WHEN p.state IN ('started', 'abandoned', 'rejected')
              THEN NOT (o.state LIKE 'awaiting%' AND ${heldUntil('o.id')} > now())
            WHEN p.state = 'paid' THEN p.provider = ANY (${chargesTwice}::text[])
            ELSE p.state = 'confirming' AND p.created_at < now() - interval '1 minute' END
        ORDER BY p.looked_up_at NULLS FIRST, p.id LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** How the attempts of an order stand, the newest first. */
    states: (orderId: OrderId) =>
      db
        .selectFrom('payment')
        .select(['provider', 'state'])
        .where('order_id', '=', orderId)
        .orderBy('id', 'desc')
        .execute(),

    /** The attempts of an order whose end is not known, the newest first. */
    open: (orderId: OrderId): Promise<Payment[]> =>
      payments
        .where('p.order_id', '=', orderId)
        .where('p.state', 'in', [attemptState.started, attemptState.confirming])
        .orderBy('p.id', 'desc')
        .execute(),
    /** The attempts of an order that may yet be paid at a provider, the newest first. */
    unsettled: (orderId: OrderId): Promise<Payment[]> =>
      payments
        .where('p.order_id', '=', orderId)
        .where('p.provider', '<>', 'transferencia')
        .where(
          'p.state',
          'in',
          attemptStates.filter((state) => !isSettled(state)),
        )
        .orderBy('p.id', 'desc')
        .execute(),
    byKey: (orderId: OrderId, key: string): Promise<Payment | undefined> =>
      payments.where('p.order_id', '=', orderId).where('p.idempotency_key', '=', key).executeTakeFirst(),
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

    /**
     * Changes the state of an attempt.
     * @param response the provider's own words, where it decided
     * @returns whether the attempt was in a state that allows it
     */
    async changeState(id: number, to: AttemptState, response?: { raw: ProviderResponse; chargeId?: string }) {
      const { numUpdatedRows } = await db
        .updateTable('payment')
        .set({
          state: to,
          ...(response && { answer: response.raw, charge_id: response.chargeId ?? null }),
          ...(to !== attemptState.confirming && { settled_at: now }),
        })
        .where('id', '=', id)
        .where(
          'state',
          'in',
          attemptStates.filter((from) => nextAttemptState(from, to)),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },

    /** An attempt that could not be started does not answer for its key: the next call under it makes another one. */
    forgetKey: (id: number) => db.updateTable('payment').set({ idempotency_key: null }).where('id', '=', id).execute(),

    lookedUp: (id: number) => db.updateTable('payment').set({ looked_up_at: now }).where('id', '=', id).execute(),

    /**
     * Records money that a provider charged beyond what an attempt asked for, as an attempt of its own.
     * @returns its id; undefined when it was recorded before
     */
    async addSurplus(attempt: Payment, chargeId: string, raw: ProviderResponse) {
      const { rows } = await sql<{ id: number }>`
        INSERT INTO payment (order_id, provider, reference, amount_minor, currency, rate, rate_date, state, charge_id, answer, settled_at)
        SELECT order_id, provider, reference || ${`/${chargeId}`}::text, amount_minor, currency, rate, rate_date,
          ${attemptState.unapplied}, ${chargeId}, ${JSON.stringify(raw)}::jsonb, now()
        FROM payment WHERE id = ${attempt.id} ON CONFLICT (reference) DO NOTHING RETURNING id`.execute(db);
      return rows[0]?.id;
    },
  };
}
