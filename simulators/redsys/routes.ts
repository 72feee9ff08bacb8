import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lastFourOf } from '../shared/card.ts';
import { type Deliver, type Faults, faultsOf, notify } from '../shared/faults.ts';
import { type Ending, pageOf, paymentBody, unknownPaymentBody } from '../shared/page.ts';
import {
  foreignKey,
  named,
  type Outcome,
  outcomes,
  type Payment,
  paymentOf,
  refund,
  resultOf,
  testCard,
} from './payments.ts';
import { paymentOfQuery, queryRoute } from './query.ts';
import { shop } from './shop.ts';
import { readMessage, type SignedMessage, signedMessage } from './signature.ts';

const page = pageOf({ name: 'Redsys', service: 'Redsys' });

const endings: Ending<Outcome>[] = [
  { outcome: 'approve', label: 'Autorizar', hint: 'El banco autoriza el pago', style: 'primary' },
  { outcome: 'refuse', label: 'Denegar', hint: 'El banco no lo autoriza', style: 'danger' },
  { outcome: 'giveUp', label: 'Cancelar', hint: 'El cliente desiste y vuelve al comercio', style: 'plain' },
];

const choicePath = '/sis/choice';
type Payments = Map<string, Payment>;

/** Returns the payment that a call of the shop is about. */
export function paymentOfCall(body: unknown, payments: Payments) {
  if (typeof body === 'string') return paymentOfQuery(body, payments);
  const parameters = readMessage(shop.secretKey, (body ?? {}) as SignedMessage);
  const payment = payments.get(String(parameters?.DS_MERCHANT_ORDER));
  return payment && named(payment);
}

/** The shop's calls: refunds through REST, queries through SOAP. */
export function shopRoutes(app: FastifyInstance, payments: Payments, faults: Faults) {
  queryRoute(app, payments, faults);
  app.post<{ Body: SignedMessage }>('/sis/rest/trataPeticionREST', async ({ body }) => {
    const parameters = readMessage(shop.secretKey, body ?? {});
    if (!parameters) return { errorCode: 'SIS0042' };
    const order = String(parameters.DS_MERCHANT_ORDER);
    const answer = refund(payments.get(order), parameters);
    return 'errorCode' in answer ? answer : signedMessage(shop.secretKey, order, answer);
  });
}

const paymentPage = ({ order, amount, okUrl }: Payment) =>
  page(
    'Pagar con Redsys (simulador)',
    paymentBody({
      heading: 'Pago con tarjeta',
      amount: formatMoney({ minor: amount, currency: 'EUR' }),
      facts: [
        ['Comercio', new URL(okUrl).host],
        ['Pedido', order],
      ],
      testCard,
      action: choicePath,
      hidden: { order },
      endings,
    }),
  );

interface BuyerOptions {
  payments: Payments;
  faults: Faults;
  deliver: Deliver;
}

/** The buyer's routes: the shop's form, the payment page, the notification and the redirect back. */
export function buyerRoutes(app: FastifyInstance, { payments, faults, deliver }: BuyerOptions) {
  const html = (reply: FastifyReply, body: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(body);
  const reject = (reply: FastifyReply, code: string) =>
    html(reply, page('Operación no posible (simulador)', `<h1>No podemos hacer este pago</h1><p>${code}</p>`), 400);

  app.post<{ Body: SignedMessage }>('/sis/realizarPago', async ({ body }, reply) => {
    const parameters = readMessage(shop.secretKey, body ?? {});
    if (!parameters) return reject(reply, 'SIS0042');
    const payment = paymentOf(parameters);
    if ('errorCode' in payment) return reject(reply, payment.errorCode);
    // An order number can be paid once.
    if (payments.get(payment.order)?.outcome) return reject(reply, 'SIS0051');
    payments.set(payment.order, payment);
    return html(reply, paymentPage(payment));
  });

  app.post<{ Body: { order?: string; outcome?: string; card?: string } }>(choicePath, async ({ body }, reply) => {
    const payment = payments.get(String(body?.order));
    const outcome = outcomes.find((known) => known === body?.outcome);
    if (!payment || !outcome) return html(reply, page('Pago no encontrado (simulador)', unknownPaymentBody), 404);
    const wrong = faultsOf(faults, named(payment));
    if (!payment.outcome) payment.card = lastFourOf(body.card, testCard);
    payment.outcome ??= outcome;
    if (payment.outcome === 'approve') payment.charged ||= payment.amount + (wrong.amountOff ?? 0);
    const message = (secretKey: string) => signedMessage(secretKey, payment.order, resultOf(payment));
    const sent = message(wrong.forgedSignature ? foreignKey : shop.secretKey);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const text = new URLSearchParams({ ...sent }).toString();
    const delivered = notify(wrong, () =>
      deliver(payment.notificationUrl, { headers, body: text, reference: payment.order }),
    );
    // A delayed notification must not hold up the buyer.
    if (!wrong.delayMs) await delivered;
    const back = new URL(payment.outcome === 'approve' ? payment.okUrl : payment.koUrl);
    for (const [name, value] of Object.entries(message(shop.secretKey))) back.searchParams.set(name, value);
    return reply.redirect(back.href, 303);
  });
}
