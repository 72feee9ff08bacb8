import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { shop, startRedsysSimulator } from '@idavuelta/simulators/redsys/server.ts';
import { openNotifiedShop } from '@idavuelta/simulators/shared/notified-shop.ts';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { query } from '../../../database/database.ts';
import { codeOf, eventually } from '../../../testing/test-app.ts';
import { createTicketChecks } from '../../../testing/ticket-checks.ts';

const webpay = await openWebpayShop();
const redsys = await openNotifiedShop({
  paymentCode: 'redsys',
  start: startRedsysSimulator,
  configAt: (origin) => ({ redsys: { baseUrl: `${origin}/sis`, ...shop, timeoutMs: 10_000 } }),
});

const post = (url: URL | string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function orderAtWebpay() {
  const { event, placed } = await webpay.order();
  await webpay.pay(placed, 'approve');
  return { event, placed };
}

async function orderAtRedsys() {
  const { event, placed } = await redsys.order('ES');
  const { url = '', fields = {} } = (placed as PlacedOrder).payment.redirect ?? {};
  await post(url, fields);
  const { reference } = await attemptOf(redsys.testApp, placed.orderId);
  await post(`${redsys.simulator.url}/sis/choice`, { order: reference, outcome: 'approve' });
  return { event, placed };
}

type App = typeof redsys.testApp;
const attemptOf = async ({ db }: App, orderId: string) => {
  const sql = 'SELECT reference, amount_minor AS minor, currency FROM payment WHERE order_id = $1';
  return (
    (await query<{ reference: string; minor: number; currency: string }>(db, sql, [orderId]))[0] ??
    assert.fail('unpaid')
  );
};

for (const { code, testApp, token, simulator, order, part } of [
  { code: 'webpay', ...webpay, order: orderAtWebpay, part: { decimal: 1000, minor: 1000 } },
  { code: 'redsys', ...redsys, order: orderAtRedsys, part: { decimal: 1.5, minor: 150 } },
]) {
  describe(code, () => {
    const { rodeWith } = createTicketChecks(testApp);
    const detailOf = async (id: string) => (await testApp.orderDetail(id, token)).data.order;
    const refundsOf = (id: string) =>
      testApp.query<{ state: string; by: string; minor: number }>(
        `SELECT r.state, r.requested_by AS by, r.amount_minor AS minor
         FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = $1 ORDER BY r.id`,
        [id],
      );
    const stateOf = async (id: string) =>
      (
        await testApp.query<{ state: string; flags: string[] }>(
          'SELECT state, flag_reasons AS flags FROM orders WHERE id = $1',
          [id],
        )
      )[0];
    const lookAgain = async () => {
      await testApp.query('UPDATE payment SET looked_up_at = NULL');
      await testApp.app.services.handlers['reconcile-payments']({}, '');
    };

    async function paidOrder() {
      const { event, placed } = await order();
      const id = placed.orderId;
      assert.deepEqual(await stateOf(id), { state: 'paid', flags: [] });
      const { reference, minor } = await attemptOf(testApp, id);
      const refundInPanel = async (amount?: number) => {
        const fields = { reference, ...(amount !== undefined && { amount: String(amount) }) };
        assert.equal((await post(`${simulator.url}/panel/refund`, fields)).status, 204);
      };
      return { id, event, minor, refundInPanel };
    }

    test(`[FLT-13] all of a charge that was paid back in the panel of ${code} ends the order, looked up twice`, async () => {
      const { id, event, minor, refundInPanel } = await paidOrder();
      await refundInPanel();
      await lookAgain();
      await lookAgain();
      assert.deepEqual(await stateOf(id), { state: 'refunded', flags: [] });
      assert.deepEqual(await refundsOf(id), [{ state: 'done', by: `provider:${code}`, minor }]);
      assert.equal(await testApp.stockOf(event.variantId), 10);
      assert.equal(codeOf(await rodeWith(id, token, 1)), 'TICKET_INVALID');
    });

    test(`[FLT-13] a part that was paid back in the panel of ${code} is flagged once`, async () => {
      const { id, refundInPanel } = await paidOrder();
      await refundInPanel(part.decimal);
      await lookAgain();
      assert.deepEqual(await stateOf(id), { state: 'paid', flags: ['refunded-in-part'] });
      assert.deepEqual(await refundsOf(id), [{ state: 'done', by: `provider:${code}`, minor: part.minor }]);
      const { number } = await detailOf(id);
      await testApp.staff('flags', 'resolve', number, 'agreed with the buyer');
      await lookAgain();
      assert.deepEqual(await stateOf(id), { state: 'paid', flags: [] });
    });

    test(`[FLT-13] a refund at ${code} that we asked for is no news`, async () => {
      const { id } = await paidOrder();
      await testApp.staff('orders', 'refund', id, '1');
      await eventually(async () => (await refundsOf(id))[0]?.state === 'done');
      await lookAgain();
      assert.deepEqual(await stateOf(id), { state: 'paid', flags: [] });
      assert.equal((await refundsOf(id)).length, 1);
    });
  });
}
