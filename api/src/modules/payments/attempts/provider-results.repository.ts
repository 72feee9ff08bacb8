import type { PaymentMethodCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { affectsRow } from '../../../database/affected-rows.ts';
import type { AttemptState, ProviderResponse } from '../../../database/column-types.ts';
import { ago, now, type Queryable } from '../../../database/database.ts';
import { waitingStates } from '../../orders/order-transitions.ts';
import { heldUntil } from '../../seats/seats.repository.ts';
import { attemptStates, charged, isOpen, nextAttemptState } from './attempt-transitions.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { firstOf, selectPayments } from './payment-rows.repository.ts';

/** A charge beyond the one that the attempt requested. */
interface Surplus {
  chargeId: string;
  raw: ProviderResponse;
  /** `unapplied` for money to refund, `refused` for a mismatch. */
  state: Extract<AttemptState, 'unapplied' | 'refused'>;
}

/** Stores what providers report about attempts, and selects the attempts to query. */
export function createProviderResultsRepository(db: Queryable) {
  const payments = selectPayments(db);

  return {
    /**
     * Returns recent attempts about which a provider may know more than we do: undecided ones of orders that no longer
     * wait, uncharged ones, and charged ones, which may be charged twice or refunded at the provider. Attempts with a
     * lost confirmation come first, then those not queried for longest.
     */
    async toReconcile({
      days,
      reportingProviders,
      limit,
    }: {
      days: number;
      /** Providers that may report changes of a paid attempt. */
      reportingProviders: PaymentMethodCode[];
      limit: number;
    }) {
      const rows = await db
        .selectFrom('payment as p')
        .innerJoin('orders as o', 'o.id', 'p.order_id')
        .select('p.id')
        .where('p.created_at', '>', ago(`${days} days`))
        .where('p.provider', '<>', 'transferencia')
        .where(({ eb, or, and }) =>
          or([
            eb('p.looked_up_at', 'is', null),
            eb('p.looked_up_at', '<', ago('1 hour')),
            and([eb('p.state', '=', 'confirming'), eb('p.looked_up_at', '<', ago('10 minutes'))]),
          ]),
        )
        .where(({ eb, or, and, not, fn, val }) =>
          or([
            and([
              eb('p.state', 'in', ['started', 'abandoned', 'rejected']),
              not(and([eb('o.state', 'in', waitingStates), eb(heldUntil('o.id'), '>', now)])),
            ]),
            and([eb('p.state', 'in', charged), eb('p.provider', '=', fn.any(val(reportingProviders)))]),
            and([eb('p.state', '=', 'confirming'), eb('p.created_at', '<', ago('1 minute'))]),
          ]),
        )
        .orderBy(({ eb }) => eb('p.state', '=', 'confirming'), 'desc')
        .orderBy('p.looked_up_at', (looked) => looked.asc().nullsFirst())
        .orderBy('p.id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    byToken: (token: string) => firstOf(payments.where('p.token', '=', token)),
    byReference: (reference: string) => firstOf(payments.where('p.reference', '=', reference)),

    lookedUp: (id: number) => db.updateTable('payment').set({ looked_up_at: now }).where('id', '=', id).execute(),
    recordResponse: (id: number) =>
      db
        .updateTable('payment')
        .set({ unanswered_since: null })
        .where('id', '=', id)
        .where('unanswered_since', 'is not', null)
        .execute(),
    /** Records that the provider did not respond. @returns whether it has been silent for `forMs` */
    async recordSilence(id: number, forMs: number) {
      const silent = await db
        .updateTable('payment')
        .set(({ fn }) => ({ unanswered_since: fn.coalesce('unanswered_since', now) }))
        .where('id', '=', id)
        .returning(({ eb }) =>
          eb('unanswered_since', '<', ago(`${forMs} milliseconds`))
            .$castTo<boolean>()
            .as('tooLong'),
        )
        .executeTakeFirst();
      return silent?.tooLong ?? false;
    },
    /** Marks a provider's silence as reported, so that staff is notified once until it responds again. */
    silenceReported: (id: number) =>
      db.updateTable('payment').set({ unanswered_since: sql<Date>`'infinity'` }).where('id', '=', id).execute(),

    /**
     * Records a charge beyond the requested one as an attempt of its own.
     * @returns its id; undefined when it was already recorded
     */
    async addSurplus(attempt: PaymentAttempt, { chargeId, raw, state }: Surplus) {
      const added = await db
        .insertInto('payment')
        .columns([
          ...(['order_id', 'provider', 'reference', 'amount_minor', 'currency', 'rate', 'rate_date'] as const),
          ...(['state', 'charge_id', 'answer', 'settled_at'] as const),
        ])
        .expression((eb) =>
          eb
            .selectFrom('payment')
            .select(['order_id', 'provider', sql<string>`reference || ${`/${chargeId}`}::text`.as('reference')])
            .select(['amount_minor', 'currency', 'rate', 'rate_date'])
            .select(({ cast, val }) => [
              cast(val(state), 'text').as('state'),
              cast(val(chargeId), 'text').as('charge_id'),
              cast(val(JSON.stringify(raw)), 'jsonb').as('answer'),
              now.as('settled_at'),
            ])
            .where('id', '=', attempt.id),
        )
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    /**
     * Changes the state of an attempt.
     * @param response the provider's raw response, if it decided
     * @returns false when the current state does not allow it
     */
    changeState: (id: number, to: AttemptState, response?: { raw: ProviderResponse; chargeId?: string }) =>
      affectsRow(
        db
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
          ),
      ),
  };
}
