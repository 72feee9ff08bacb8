import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Options, WebpayPlus } from 'transbank-sdk';
import { integration, startWebpaySimulator } from './server.ts';

const returnUrl = 'https://shop.example/back?order=7';
let simulator: Awaited<ReturnType<typeof startWebpaySimulator>>;

const client = (url = simulator.url, apiKey = integration.apiKey) =>
  new WebpayPlus.Transaction(new Options(integration.commerceCode, apiKey, url, 2000));

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Opens a transaction and presses a button of the payment page. @returns its token and the way back to the shop. */
async function pay(outcome: string, url = simulator.url) {
  const created = await client(url).create('order-1', 'session-1', 11_375, returnUrl);
  const response = await post(`${new URL(created.url).origin}/webpayserver/choice`, {
    token_ws: created.token,
    outcome,
  });
  assert.equal(response.status, 303);
  const back = new URL(response.headers.get('location') ?? '');
  return { token: String(created.token), query: Object.fromEntries(back.searchParams) };
}

before(async () => {
  simulator = await startWebpaySimulator();
});
after(() => simulator.close());

test('[PAY-01] shows the payment page with the amount, the shop and the order', async () => {
  const { token, url } = await client().create('order-<1>', 'session-1', 1_234_567, returnUrl);
  const response = await post(url, { token_ws: token });
  const html = await response.text();
  assert.equal(response.status, 200);
  for (const text of [
    '$1.234.567',
    'shop.example',
    'order-&lt;1&gt;',
    'Aprobar',
    'Rechazar',
    'Anular',
    'Dejar vencer',
  ]) {
    assert.ok(html.includes(text), text);
  }
});

test('[PAY-01] an approved payment comes back with token_ws and is authorized by the commit', async () => {
  const { token, query } = await pay('approve');
  assert.deepEqual(query, { order: '7', token_ws: token });
  assert.equal((await client().status(token)).status, 'INITIALIZED');
  const response = await client().commit(token);
  const { vci, amount, status, response_code, buy_order, session_id, card_detail, payment_type_code } = response;
  assert.deepEqual(
    { vci, amount, status, response_code, buy_order, session_id, card_detail, payment_type_code },
    {
      vci: 'TSY',
      amount: 11_375,
      status: 'AUTHORIZED',
      response_code: 0,
      buy_order: 'order-1',
      session_id: 'session-1',
      card_detail: { card_number: '6623' },
      payment_type_code: 'VN',
    },
  );
  assert.match(response.authorization_code, /^\d{6}$/);
  assert.equal((await client().status(token)).status, 'AUTHORIZED');
});

test('[PAY-01] a refused payment comes back with token_ws and fails at the commit', async () => {
  const { token, query } = await pay('decline');
  assert.deepEqual(query, { order: '7', token_ws: token });
  const { status, response_code } = await client().commit(token);
  assert.deepEqual({ status, response_code }, { status: 'FAILED', response_code: -1 });
});

test('[PAY-01] giving up, timing out and an abnormal end come back in their own shapes, and cannot be committed', async () => {
  const order = { order: '7', TBK_ORDEN_COMPRA: 'order-1', TBK_ID_SESION: 'session-1' };
  const givenUp = await pay('giveUp');
  assert.deepEqual(givenUp.query, { ...order, TBK_TOKEN: givenUp.token });
  const timedOut = await pay('timeOut');
  assert.deepEqual(timedOut.query, order);
  const abnormal = await pay('abnormal');
  assert.deepEqual(abnormal.query, { ...order, TBK_TOKEN: abnormal.token, token_ws: abnormal.token });
  for (const { token } of [givenUp, timedOut, abnormal]) {
    await assert.rejects(client().commit(token), /422[\s\S]*invalid finished state: aborted/);
  }
});

test('[PAY-03] a second commit and the commit of an unfinished payment are refused with 422', async () => {
  const { token } = await pay('approve');
  await client().commit(token);
  await assert.rejects(client().commit(token), /422[\s\S]*already locked/);
  const unfinished = await client().create('order-2', 'session-2', 10, returnUrl);
  await assert.rejects(client().commit(unfinished.token), /422[\s\S]*Invalid status '0'/);
});

test('[PAY-01] the page that stayed open too long returns as timed out', async () => {
  const shortLived = await startWebpaySimulator({ timeoutMs: -1 });
  const { query } = await pay('approve', shortLived.url);
  assert.equal(query.token_ws, undefined);
  assert.equal(query.TBK_ORDEN_COMPRA, 'order-1');
  await shortLived.close();
});

test('[PAY-01] refunds: in part nullified, in full reversed, never more than was paid', async () => {
  const part = await pay('approve');
  await client().commit(part.token);
  const { type, balance } = await client().refund(part.token, 1375);
  assert.deepEqual({ type, balance }, { type: 'NULLIFIED', balance: 10_000 });
  await assert.rejects(client().refund(part.token, 10_001), /422/);
  const full = await pay('approve');
  await client().commit(full.token);
  assert.deepEqual(await client().refund(full.token, 11_375), { type: 'REVERSED' });
});

test('[PAY-02] a wrong key, an unknown token and values out of bounds are refused', async () => {
  await assert.rejects(client(simulator.url, 'wrong').create('o', 's', 10, returnUrl), /401[\s\S]*Not Authorized/);
  await assert.rejects(client().commit('unknown'), /422[\s\S]*not found/);
  await assert.rejects(client().create('o', 's', 10, 'no address'), /422[\s\S]*return_url/);
});

test('[PAY-12] what the real service refuses is refused: no whole pesos, nothing to pay, a name that is too long', async () => {
  // The client library rejects long values itself; another one might not.
  const headers = {
    'Tbk-Api-Key-Id': integration.commerceCode,
    'Tbk-Api-Key-Secret': integration.apiKey,
    'Content-Type': 'application/json',
  };
  const create = async (change: object) => {
    const response = await fetch(`${simulator.url}/rswebpaytransaction/api/webpay/v1.2/transactions`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ buy_order: 'o', session_id: 's', amount: 10, return_url: returnUrl, ...change }),
    });
    return { status: response.status, body: (await response.json()) as { error_message?: string } };
  };
  const rejected: [object, RegExp][] = [
    [{ amount: 11_250.5 }, /amount/],
    [{ amount: 0 }, /amount/],
    [{ amount: -1 }, /amount/],
    [{ amount: '10' }, /amount/],
    [{ amount: null }, /amount/],
    [{ buy_order: 'o'.repeat(27) }, /buy_order/],
    [{ session_id: 's'.repeat(62) }, /session_id/],
  ];
  for (const [change, problem] of rejected) {
    const { status, body } = await create(change);
    assert.equal(status, 422, JSON.stringify(change));
    assert.match(body.error_message ?? '', problem);
  }
  assert.equal((await create({ buy_order: 'o'.repeat(26), amount: 1 })).status, 200);
});
