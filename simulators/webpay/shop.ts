import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { Config } from '@idavuelta/api/config/config.ts';
import { anOrder, openTestApp } from '@idavuelta/api/testing/test-app.ts';
import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { chooseAtWebpay, comeBackFromWebpay, payAtWebpay, webpayAt } from './buyer.ts';
import { integration, startWebpaySimulator } from './server.ts';
import type { Outcome } from './transactions.ts';

type OrderChanges = Parameters<typeof anOrder>[1];
type Paid = Pick<PlacedOrder, 'payment'>;

/** Starts a test app with its own Webpay simulator and a logged-in customer. */
export async function openWebpayShop(overrides: Partial<Config> = {}) {
  const simulator = await startWebpaySimulator({ port: 0 });
  const testApp = await openTestApp({ webpay: webpayAt(simulator.url), ...overrides });
  after(() => simulator.close());
  const token = await testApp.login();

  const transaction = (method: 'GET' | 'PUT', { payment }: Paid) =>
    fetch(`${simulator.url}/rswebpaytransaction/api/webpay/v1.2/transactions/${payment.webpay_token}`, {
      method,
      headers: { 'Tbk-Api-Key-Id': integration.commerceCode, 'Tbk-Api-Key-Secret': integration.apiKey },
    });

  return {
    testApp,
    simulator,
    /** The customer's login token. */
    token,
    /** Orders two tickets of a new Chilean event with ten seats as the customer. */
    async order(changes: OrderChanges = {}, departure: Parameters<typeof testApp.addEventWith>[0] = {}) {
      const event = await testApp.addEventWith({ stock: 10, ...departure }, { countryCode: 'CL' });
      const request = anOrder(event, { tickets: 2, paymentCode: 'webpay', ...changes });
      const { data } = await testApp.place(token, request);
      return { event, placed: data, id: data.orderId };
    },
    choose: chooseAtWebpay,
    comeBack: (search: string, method?: 'GET' | 'POST') => comeBackFromWebpay(testApp, search, method),
    pay: (placed: Paid, outcome: Outcome) => payAtWebpay(testApp, placed, outcome),
    /** Returns the state of the payment at Webpay. */
    async statusAtWebpay(placed: Paid) {
      return ((await (await transaction('GET', placed)).json()) as { status: string }).status;
    },
    /** Captures a payment that the buyer has approved, without the API noticing. */
    async chargeUnnoticed(placed: Paid) {
      assert.equal((await transaction('PUT', placed)).status, 200);
    },
  };
}
