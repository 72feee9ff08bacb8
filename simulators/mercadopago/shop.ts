import assert from 'node:assert/strict';
import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { openNotifiedShop } from '../shared/notified-shop.ts';
import { accounts, startMercadoPagoSimulator } from './server.ts';

/** Starts the API with a Mercado Pago simulator, in whose panel the shop's staff or a bank moves money. */
export async function openMercadoPagoShop() {
  const shop = await openNotifiedShop({
    paymentCode: 'mercadopago',
    start: startMercadoPagoSimulator,
    configAt: (baseUrl) => ({ mercadopago: { baseUrl, accounts: Object.values(accounts), timeoutMs: 10_000 } }),
  });
  const { testApp, simulator } = shop;

  /** Pays as the buyer on the payment page. */
  async function approve({ payment }: PlacedOrder) {
    const body = new URLSearchParams({ pref_id: payment.preference_id ?? '', outcome: 'approve' });
    await fetch(`${simulator.url}/checkout/choice`, { method: 'POST', body, redirect: 'manual' });
  }

  /** Returns the order's first payment attempt. */
  async function attemptOf(orderId: string) {
    const [attempt] = await testApp.query<{ reference: string; minor: number }>(
      'SELECT reference, amount_minor AS minor FROM payment WHERE order_id = $1 ORDER BY id',
      [orderId],
    );
    assert.ok(attempt);
    return attempt;
  }

  return {
    ...shop,
    approve,
    attemptOf,
    async paidOrder() {
      const ordered = await shop.order('PE');
      await approve(ordered.placed);
      shop.answers.length = 0;
      return { ...ordered, id: ordered.placed.orderId, ...(await attemptOf(ordered.placed.orderId)) };
    },
    /** Acts at the provider as the shop's staff or a bank. */
    async inPanel(act: 'refund' | 'charge-back' | 'win-dispute', reference: string, amount?: number) {
      const body = new URLSearchParams({ reference, ...(amount !== undefined && { amount: String(amount) }) });
      const { status } = await fetch(`${simulator.url}/panel/${act}`, { method: 'POST', body });
      assert.equal(status, 204);
    },
    refundsOf: (id: string) =>
      testApp.query<{ state: string; by: string; minor: number }>(
        `SELECT r.state, r.requested_by AS by, r.amount_minor AS minor
         FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = $1 ORDER BY r.id`,
        [id],
      ),
    /** Queries Mercado Pago about each payment. */
    async lookAgain() {
      await testApp.query('UPDATE payment SET looked_up_at = NULL');
      await testApp.app.services.handlers['reconcile-payments']({}, '');
    },
  };
}
