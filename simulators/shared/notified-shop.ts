import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { Config } from '@idavuelta/api/config/config.ts';
import { paymentStateOf } from '@idavuelta/api/testing/payment-state.ts';
import { anOrder, openTestApp } from '@idavuelta/api/testing/test-app.ts';
import type { CountryCode } from '@idavuelta/shared/contracts';
import type { Deliver, Faults } from './faults.ts';

interface Simulator {
  url: string;
  faults: Faults;
  close(): Promise<unknown>;
}

interface NotifiedShopOptions<S extends Simulator> {
  paymentCode: 'mercadopago' | 'redsys';
  start(options: { deliver: Deliver }): Promise<S>;
  /** Returns the API's configuration of the provider at this URL. */
  configAt(url: string): Partial<Config>;
}

/** Starts a test app with a simulator of a provider that notifies it, and a logged-in customer. */
export async function openNotifiedShop<S extends Simulator>(options: NotifiedShopOptions<S>) {
  const { paymentCode } = options;
  const answers: number[] = [];
  const deliver: Deliver = async (address, { headers, body }) => {
    const { pathname, search } = new URL(address);
    const { statusCode } = await testApp.app.inject({ method: 'POST', url: pathname + search, headers, payload: body });
    answers.push(statusCode);
    return statusCode;
  };
  const simulator = await options.start({ deliver });
  const testApp = await openTestApp(options.configAt(simulator.url));
  after(() => simulator.close());
  const token = await testApp.login();

  return {
    testApp,
    simulator,
    /** The customer's login token. */
    token,
    /** The API's responses to notifications since the last `reset`. */
    answers,
    /** Orders two tickets of a new event with ten seats as the customer. */
    async order(countryCode: CountryCode) {
      const event = await testApp.addEventWith({ stock: 10 }, { countryCode });
      const { status, data } = await testApp.place(token, anOrder(event, { tickets: 2, paymentCode }));
      assert.equal(status, 200);
      return { event, placed: data };
    },
    /** Returns the browser from the payment page. @returns where the API redirects it */
    async comeBack(search: string) {
      const { statusCode, headers } = await testApp.app.inject(`/payments/${paymentCode}/return${search}`);
      assert.equal(statusCode, 303);
      return headers.location;
    },
    stateOf: (orderId: string) => paymentStateOf(testApp, orderId),
    /** Clears a test's faults and its notifications. */
    reset() {
      for (const name of Object.keys(simulator.faults)) delete simulator.faults[name as keyof Faults];
      answers.length = 0;
    },
  };
}
