import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lastFourOf } from '../shared/card.ts';
import { type Faults, faultsOf } from '../shared/faults.ts';
import { notFoundPage, paymentPage } from './pages.ts';
import { refundResponse, returnAddress, transactionResponse } from './responses.ts';
import {
  named,
  type Outcome,
  outcomes,
  SimulatorError,
  type Transaction,
  type Transactions,
  testCard,
} from './transactions.ts';
import { checkAmount, checkCreate } from './validation.ts';

/** Published by Transbank for its integration environment and known to its client library; not a secret. */
export const integration = {
  commerceCode: '597055555532',
  apiKey: '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C',
};

const api = '/rswebpaytransaction/api/webpay/v1.2/transactions';
const pagePath = '/webpayserver/initTransaction';
const outcomePath = '/webpayserver/choice';

interface ByToken {
  Params: { token: string };
}

/** Returns the payment that a call of the shop is about. */
export function paymentOfCall({ params, body }: FastifyRequest, transactions: Transactions) {
  const transaction = transactions.find((params as { token?: string }).token ?? '');
  if (transaction) return named(transaction);
  const input = checkCreate(body);
  return 'value' in input ? named(input.value) : undefined;
}

/** The shop's REST calls, authorized by the two key headers. */
export function shopRoutes(
  app: FastifyInstance,
  { transactions, faults, origin }: { transactions: Transactions; faults: Faults; origin: () => string },
) {
  const sendError = (reply: FastifyReply, message: string, status = 422) =>
    reply.code(status).send({ error_message: message });

  app.addHook('onRequest', async (request, reply) => {
    const { 'tbk-api-key-id': code, 'tbk-api-key-secret': key } = request.headers;
    if (code !== integration.commerceCode || key !== integration.apiKey) await sendError(reply, 'Not Authorized', 401);
  });

  /** Runs `work` on the token's transaction and maps its errors to the service's 422. */
  const onTransaction =
    (work: (transaction: Transaction, request: FastifyRequest) => unknown) =>
    async (request: FastifyRequest<ByToken>, reply: FastifyReply) => {
      const transaction = transactions.find(request.params.token);
      if (!transaction) return sendError(reply, 'Transaction not found');
      try {
        return work(transaction, request);
      } catch (error) {
        if (error instanceof SimulatorError) return sendError(reply, error.message);
        throw error;
      }
    };

  app.post(api, async (request, reply) => {
    const input = checkCreate(request.body);
    if ('problem' in input) return sendError(reply, input.problem);
    const { token } = transactions.create(input.value);
    return { token, url: `${origin()}${pagePath}` };
  });

  app.get<ByToken>(`${api}/:token`, onTransaction(transactionResponse));

  app.put<ByToken>(
    `${api}/:token`,
    onTransaction((transaction) => {
      transactions.commit(transaction, faultsOf(faults, named(transaction)).amountOff);
      return transactionResponse(transaction);
    }),
  );

  app.post<ByToken>(
    `${api}/:token/refunds`,
    onTransaction((transaction, { body }) => {
      const amount = checkAmount((body as { amount?: unknown } | null)?.amount);
      if ('problem' in amount) throw new SimulatorError(amount.problem);
      const balance = transactions.refund(transaction, amount.value);
      return refundResponse(transaction, amount.value, balance);
    }),
  );
}

const isOutcome = (value: unknown): value is Outcome => (outcomes as readonly unknown[]).includes(value);

/** The buyer's routes: the payment page, and the redirect back to the shop. */
export function buyerRoutes(app: FastifyInstance, transactions: Transactions) {
  const goBack = (reply: FastifyReply, transaction: Transaction) => reply.redirect(returnAddress(transaction), 303);

  async function showForm(token: unknown, reply: FastifyReply) {
    const transaction = transactions.find(String(token));
    reply.type('text/html; charset=utf-8');
    if (!transaction) return reply.code(404).send(notFoundPage());
    if (!transaction.outcome && transactions.isExpired(transaction)) transactions.settle(transaction, 'timeOut');
    if (transaction.outcome) return goBack(reply, transaction);
    return reply.send(paymentPage(transaction, outcomePath));
  }

  app.post<{ Body: Record<string, unknown> }>(pagePath, ({ body }, reply) => showForm(body?.token_ws, reply));
  // The service also accepts the token in the query string, which suits links in mails and terminals.
  app.get<{ Querystring: Record<string, unknown> }>(pagePath, ({ query }, reply) => showForm(query.token_ws, reply));

  app.post<{ Body: Record<string, unknown> }>(outcomePath, async ({ body }, reply) => {
    const transaction = transactions.find(String(body?.token_ws));
    const outcome = body?.outcome;
    if (!transaction || !isOutcome(outcome)) {
      return reply.code(404).type('text/html; charset=utf-8').send(notFoundPage());
    }
    const ended = transactions.isExpired(transaction) ? 'timeOut' : outcome;
    transactions.settle(transaction, ended, lastFourOf(body.card, testCard));
    return goBack(reply, transaction);
  });
}
