import { formatDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lastFourOf } from '../shared/card.ts';
import { type Deliver, type Faults, faultsOf, notify } from '../shared/faults.ts';
import { type Ending, pageOf, paymentBody, unknownPaymentBody } from '../shared/page.ts';
import { sendNotification } from './notifications.ts';
import { named, type Outcome, outcomes, type Payment, type Payments, type Preference, testCard } from './payments.ts';

const page = pageOf({ name: 'Mercado Pago', service: 'Mercado Pago' });

const endings: Ending<Outcome>[] = [
  { outcome: 'approve', label: 'Aprobar', hint: 'Se acredita el pago', style: 'primary' },
  { outcome: 'refuse', label: 'Rechazar', hint: 'El banco no lo autoriza y el cliente vuelve', style: 'danger' },
  { outcome: 'giveUp', label: 'Volver sin pagar', hint: 'El cliente desiste y vuelve al comercio', style: 'plain' },
];

const choicePath = '/checkout/choice';

const checkoutPage = ({ id, amount, title, reference, account, backUrls }: Preference) =>
  page(
    'Pagar con Mercado Pago (simulador)',
    paymentBody({
      heading: 'Pago con Mercado Pago',
      amount: formatDecimalAmount({ amount, currency: account.currency }),
      facts: [
        ['Comercio', new URL(backUrls.success).host],
        ['Compra', title],
        ['Referencia', reference],
      ],
      testCard,
      action: choicePath,
      hidden: { pref_id: id },
      endings,
    }),
  );

/** Returns the redirect URL with the parameters that the service adds; they are `null` without a payment. */
function returnAddress({ id, account, reference, backUrls }: Preference, payment?: Payment) {
  const address = new URL(payment?.status === 'approved' ? backUrls.success : backUrls.failure);
  const paymentId = String(payment?.id ?? null);
  const status = String(payment?.status ?? null);
  const delivered = {
    collection_id: paymentId,
    collection_status: status,
    payment_id: paymentId,
    status,
    external_reference: reference,
    payment_type: payment ? 'credit_card' : 'null',
    merchant_order_id: 'null',
    preference_id: id,
    site_id: account.siteId,
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  };
  for (const [name, value] of Object.entries(delivered)) address.searchParams.set(name, value);
  return address.href;
}

interface BuyerOptions {
  payments: Payments;
  faults: Faults;
  deliver: Deliver;
}

/** The buyer's routes: the payment page, which notifies the shop and redirects back to it. */
export function buyerRoutes(app: FastifyInstance, { payments, faults, deliver }: BuyerOptions) {
  const isOpen = ({ expiresAt }: Preference) => !expiresAt || expiresAt.getTime() > Date.now();
  const html = (reply: FastifyReply, body: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(body);
  const notFound = (reply: FastifyReply) =>
    html(reply, page('Pago no encontrado (simulador)', unknownPaymentBody), 404);

  app.get<{ Querystring: { pref_id?: string } }>('/checkout/v1/redirect', async ({ query }, reply) => {
    const preference = payments.preference(String(query.pref_id));
    return preference && isOpen(preference) ? html(reply, checkoutPage(preference)) : notFound(reply);
  });

  app.post<{ Body: { pref_id?: string; outcome?: Outcome; card?: string } }>(choicePath, async ({ body }, reply) => {
    const preference = payments.preference(String(body?.pref_id));
    const outcome = outcomes.find((known) => known === body?.outcome);
    if (!preference || !outcome || !isOpen(preference)) return notFound(reply);
    if (outcome === 'giveUp') return reply.redirect(returnAddress(preference), 303);
    const wrong = faultsOf(faults, named(preference));
    const payment = payments.pay(preference, outcome === 'approve' ? 'approved' : 'rejected', {
      amountOff: wrong.amountOff,
      card: lastFourOf(body.card, testCard),
    });
    const delivered = notify(wrong, () => sendNotification(deliver, payment, { forged: wrong.forgedSignature }));
    // A delayed notification must not hold up the buyer.
    if (!wrong.delayMs) await delivered;
    return reply.redirect(returnAddress(preference, payment), 303);
  });
}
