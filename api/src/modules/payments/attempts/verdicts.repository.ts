import type { PaymentMethodCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { AttemptState, ProviderResponse } from '../../../database/column-types.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { heldUntil } from '../../seats/seats.repository.ts';
import { attemptStates, isOpen, nextAttemptState } from './attempt-transitions.ts';
import type { Payment } from './payment.ts';
import { selectPayments } from './payment-rows.repository.ts';

/** Money that a provider charged beyond what an attempt asked for. */
interface Surplus {
  chargeId: string;
  raw: ProviderResponse;
  /** `unapplied` where it is paid back, `refused` where it is not what was asked for. */
  state: Extract<AttemptState, 'unapplied' | 'refused'>;
}

/** What providers say of attempts: which to ask about, whose notification it is, and what they decided. */
export function createVerdictsRepository(db: Queryable) {
  const payments = selectPayments(db);

  return {
    /**
     * Attempts of the last days about which a provider may know more than we do: those without an end whose orders wait
     * no longer, those that ended without being charged, and the paid ones, which may be charged twice or paid back there.
     * Lost confirmations come first, then those that were not asked about for longest.
     */
    async toReconcile({
      days,
      tellsOfPaid,
      limit,
    }: {
      days: number;
      /** Providers that know more of one that is paid. */
      tellsOfPaid: PaymentMethodCode[];
      limit: number;
    }) {
      const { rows } = await sql<{ id: number }>`
        SELECT p.id FROM payment p JOIN orders o ON o.id = p.order_id
        WHERE p.created_at > now() - make_interval(days => ${days}) AND p.provider <> 'transferencia'
          AND (p.looked_up_at IS NULL OR p.looked_up_at < now() -
            CASE p.state WHEN 'confirming' THEN interval '10 minutes' ELSE interval '1 hour' END)
          AND CASE WHEN p.state IN ('started', 'abandoned', 'rejected')
              THEN NOT (o.state LIKE 'awaiting%' AND ${heldUntil('o.id')} > now())
            WHEN p.state = 'paid' THEN p.provider = ANY (${tellsOfPaid}::text[])
            ELSE p.state = 'confirming' AND p.created_at < now() - interval '1 minute' END
        ORDER BY p.state = 'confirming' DESC, p.looked_up_at NULLS FIRST, p.id LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },

    byToken: (token: string): Promise<Payment | undefined> => payments.where('p.token', '=', token).executeTakeFirst(),
    byReference: (reference: string): Promise<Payment | undefined> =>
      payments.where('p.reference', '=', reference).executeTakeFirst(),

    lookedUp: (id: number) => db.updateTable('payment').set({ looked_up_at: now }).where('id', '=', id).execute(),
    answered: (id: number) =>
      db
        .updateTable('payment')
        .set({ unanswered_since: null })
        .where('id', '=', id)
        .where('unanswered_since', 'is not', null)
        .execute(),
    /** The provider did not answer about the attempt. @returns whether it has not for so long, in milliseconds */
    async unanswered(id: number, forMs: number) {
      const { rows } = await sql<{ tooLong: boolean }>`
        UPDATE payment SET unanswered_since = COALESCE(unanswered_since, now()) WHERE id = ${id}
        RETURNING unanswered_since < now() - make_interval(secs => ${forMs / 1000}) AS "tooLong"`.execute(db);
      return rows[0]?.tooLong ?? false;
    },
    /** Staff is told of a provider's silence once: it begins anew only after an answer. */
    silenceTold: (id: number) =>
      db.updateTable('payment').set({ unanswered_since: sql<Date>`'infinity'` }).where('id', '=', id).execute(),

    /**
     * Records money that a provider charged beyond what an attempt asked for, as an attempt of its own.
     * @returns its id; undefined when it was recorded before
     */
    async addSurplus(attempt: Payment, { chargeId, raw, state }: Surplus) {
      const { rows } = await sql<{ id: number }>`
        INSERT INTO payment (order_id, provider, reference, amount_minor, currency, rate, rate_date, state, charge_id, answer, settled_at)
        SELECT order_id, provider, reference || ${`/${chargeId}`}::text, amount_minor, currency, rate, rate_date,
          ${state}, ${chargeId}, ${JSON.stringify(raw)}::jsonb, now()
        FROM payment WHERE id = ${attempt.id} ON CONFLICT (reference) DO NOTHING RETURNING id`.execute(db);
      return rows[0]?.id;
    },

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
          settled_at: isOpen(to) ? null : now,
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
  };
}
