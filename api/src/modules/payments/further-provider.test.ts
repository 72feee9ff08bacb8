import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { PaymentMethod, PlacedOrder } from '@idavuelta/shared/contracts';
import { Type } from 'typebox';
import { anOrder, openTestApp } from '../../testing/test-app.ts';
import type { DecidedResult } from './provider.ts';
import type { ProviderModule } from './provider-module.ts';
import { providerModules } from './providers/index.ts';
import { redirectToOrder } from './return-responses.ts';

/** Charges of a provider that neither the contracts nor the site know, by our reference. */
const charged = new Map<string, DecidedResult>();

const plin: ProviderModule = {
  code: 'plin',
  create: () => ({
    code: 'plin',
    kind: 'wallet',
    name: 'Plin',
    currencies: ['PEN'],
    waiting: 'awaiting_payment',
    holdSeconds: 900,
    startSeconds: 10,
    newReference: ({ orderNumber, attempt }) => `P${orderNumber}${attempt}`,
    start: async ({ reference }) => ({
      response: { redirect: { provider: 'Plin', method: 'GET', url: `https://plin.example/${reference}` } },
    }),
    lookup: async ({ reference }) => charged.get(reference) ?? { outcome: 'unknown' },
    refund: async () => ({ outcome: 'unsupported' }),
  }),
  routes: (app, { verification, pageOf }) =>
    app.get(
      '/payments/plin/return',
      { schema: { querystring: Type.Object({ reference: Type.String() }), response: redirectToOrder } },
      async ({ query: { reference } }, reply) => {
        const payment = await verification.byReference('plin', reference);
        return reply.redirect(pageOf(payment && (await verification.returned(payment))), 303);
      },
    ),
};

const testApp = await openTestApp({}, undefined, { paymentProviders: [...providerModules, plin] });
const token = await testApp.login();
await testApp.query(
  "INSERT INTO payment_method (country_code, code, position, currency) VALUES ('PE', 'plin', 9, 'PEN')",
);

test('[PAY-02] a provider is its module and a row of data: it is offered, leads to its page and pays the order', async () => {
  const { data: methods } = await testApp.call<PaymentMethod[]>('GET', '/payment-methods?country-code=PE');
  assert.deepEqual(methods.at(-1), { code: 'plin', kind: 'wallet', name: 'Plin', currency: 'PEN' });

  const event = await testApp.addEvent();
  const { data: placed } = await testApp.place(token, anOrder(event, { paymentCode: 'plin' }));
  const { redirect } = placed.payment;
  assert.deepEqual([redirect?.provider, redirect?.method], ['Plin', 'GET']);

  const reference = redirect?.url.split('/').at(-1) ?? '';
  charged.set(reference, {
    outcome: 'approved',
    reference,
    amount: { minor: Math.round(placed.charge.amount * 100), currency: 'PEN' },
    raw: {},
  });
  const back = await testApp.app.inject({ url: `/payments/plin/return?reference=${reference}` });
  assert.ok(back.headers.location?.endsWith(placed.orderId));
  const { order } = (await testApp.orderDetail(placed.orderId, token)).data;
  assert.deepEqual([order.paymentState, order.paymentCode], ['paid', 'plin']);
});

test('[PAY-02] a code that no provider has, or that cannot be one, is refused by its field', async () => {
  const event = await testApp.addEvent();
  for (const paymentCode of ['cheque', 'Web pay!']) {
    const { status, body } = await testApp.place(token, anOrder(event, { paymentCode }));
    assert.equal(status, 400);
    assert.match(JSON.stringify(body), /"field":"paymentCode"/);
  }
});

test('[PAY-02] an attempt that waited while the API was updated leads to its page as before', async () => {
  const stored: Record<string, PlacedOrder['payment']> = {
    webpay: { webpay_url: 'https://webpay.example/go', webpay_token: 'tok' },
    redsys: { redsys_url: 'https://redsys.example/go', redsys_merchant_parameters: 'eyJ9', redsys_signature: 'sig' },
    mercadopago: { preference_init_point: 'https://mp.example/go', preference_id: '7' },
  };
  const migration = await readFile(
    join(import.meta.dirname, '../../database/migrations/032-payment-redirects.sql'),
    'utf8',
  );
  const { data: placed } = await testApp.place(token, anOrder(await testApp.addEvent(), { paymentCode: 'plin' }));
  const redirects: unknown[] = [];
  for (const [provider, response] of Object.entries(stored)) {
    await testApp.query('UPDATE payment SET provider = $1, response = $2 WHERE order_id = $3', [
      provider,
      JSON.stringify(response),
      placed.orderId,
    ]);
    await testApp.query(migration);
    const [row] = await testApp.query<{ response: PlacedOrder['payment'] }>(
      'SELECT response FROM payment WHERE order_id = $1',
      [placed.orderId],
    );
    redirects.push(row?.response.redirect);
  }
  assert.deepEqual(redirects, [
    { provider: 'Webpay', method: 'POST', url: 'https://webpay.example/go', fields: { token_ws: 'tok' } },
    {
      provider: 'Redsys',
      method: 'POST',
      url: 'https://redsys.example/go',
      fields: { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: 'eyJ9', Ds_Signature: 'sig' },
    },
    { provider: 'Mercado Pago', method: 'GET', url: 'https://mp.example/go' },
  ]);
});
