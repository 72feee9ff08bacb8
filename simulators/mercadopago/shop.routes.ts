import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NamedPayment } from '../shared/charge.ts';
import type { Account } from './accounts.ts';
import { accountOf } from './accounts.ts';
import { named, type Payment, type Payments, refundedOf, SimulatorError } from './payments.ts';
import { checkPreference } from './validation.ts';

function statusDetailOf({ status, amount, isReimbursed }: Payment, refunded: number) {
  if (status === 'rejected') return 'cc_rejected_other_reason';
  if (status === 'charged_back') return isReimbursed ? 'reimbursed' : 'settled';
  if (status === 'refunded') return 'refunded';
  return refunded > 0 && refunded < amount ? 'partially_refunded' : 'accredited';
}

const paymentResponse = (payment: Payment, refunded: number) => {
  const { id, preference, status, amount, card, createdAt } = payment;
  return {
    id,
    status,
    status_detail: statusDetailOf(payment, refunded),
    date_created: createdAt.toISOString(),
    currency_id: preference.account.currency,
    transaction_amount: amount,
    transaction_amount_refunded: refunded,
    external_reference: preference.reference,
    collector_id: preference.account.collectorId,
    payment_method_id: 'visa',
    payment_type_id: 'credit_card',
    card: { first_six_digits: '400917', last_four_digits: card, expiration_month: 11, expiration_year: 2030 },
    live_mode: false,
  };
};

const asResponse = (payment: Payment) => paymentResponse(payment, refundedOf(payment));

interface ById {
  Params: { id: string };
}

/** Returns the payment that a call of the shop is about, by whichever id the call contains. */
export function paymentOfCall({ headers, params, query, body }: FastifyRequest, payments: Payments) {
  const account = accountOf(headers.authorization);
  if (!account) return undefined;
  const { id } = params as { id?: string };
  if (id) {
    const payment = payments.payment(account, Number(id));
    return payment && named(payment.preference);
  }
  const { external_reference: reference } = query as { external_reference?: string };
  const preference = reference && payments.preferenceOf(account, reference);
  if (preference) return named(preference);
  return body ? nameOf(body, account) : undefined;
}

/** @returns undefined for a preference that will be rejected */
function nameOf(body: unknown, account: Account): NamedPayment | undefined {
  try {
    return named({ ...checkPreference(body, account), id: '' });
  } catch {
    return undefined;
  }
}

/** The shop's REST calls, authorized by the access token of its account. */
export function shopRoutes(app: FastifyInstance, payments: Payments, origin: () => string) {
  const account = ({ headers }: FastifyRequest): Account => {
    const found = accountOf(headers.authorization);
    if (!found) throw new SimulatorError(401, 'invalid access token');
    return found;
  };
  const payment = (request: FastifyRequest<ById>) => {
    const found = payments.payment(account(request), Number(request.params.id));
    if (!found) throw new SimulatorError(404, 'Payment not found');
    return found;
  };

  app.setErrorHandler((error: Error & { status?: number }, _request, reply) =>
    reply.code(error.status ?? 500).send({ message: error.message, error: 'bad_request', status: error.status ?? 500 }),
  );

  app.post('/checkout/preferences/', async (request, reply) => {
    const preference = payments.prefer(checkPreference(request.body, account(request)));
    const page = `${origin()}/checkout/v1/redirect?pref_id=${preference.id}`;
    return reply.code(201).send({ id: preference.id, init_point: page, sandbox_init_point: page });
  });

  app.get<{ Querystring: { external_reference?: string } }>('/v1/payments/search', async (request) => {
    const results = payments.byReference(account(request), String(request.query.external_reference)).map(asResponse);
    return { paging: { total: results.length, limit: 30, offset: 0 }, results };
  });

  app.get<ById>('/v1/payments/:id', async (request) => asResponse(payment(request)));

  app.post<ById & { Body: { amount?: number } }>('/v1/payments/:id/refunds', async (request, reply) => {
    const paid = payment(request);
    const key = request.headers['x-idempotency-key'];
    if (!key) throw new SimulatorError(400, 'Header X-Idempotency-Key is required');
    return reply.code(201).send(payments.refund(paid, request.body?.amount ?? paid.amount, String(key)));
  });
}
