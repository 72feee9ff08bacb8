import assert from 'node:assert/strict';
import { readConfig } from '@idavuelta/api/config/config.ts';
import { type TestApp, testEnvironment } from '@idavuelta/api/testing/test-app.ts';
import type { PlacedOrder } from '@idavuelta/shared/contracts';
import type { Outcome } from './transactions.ts';

/** Returns the Webpay configuration for a simulator at this URL. */
export function webpayAt(baseUrl: string) {
  const { webpay } = readConfig(testEnvironment);
  if (!webpay) throw new Error('webpay is not configured');
  return { ...webpay, baseUrl };
}

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) }) as const;

/**
 * Chooses an outcome on the payment page.
 * @param card the last four digits of another card than the test card
 * @returns the query string of the browser's redirect
 */
export async function chooseAtWebpay({ payment }: Pick<PlacedOrder, 'payment'>, outcome: Outcome, card = '') {
  const { redirect, webpay_token = '' } = payment;
  assert.ok(redirect?.fields);
  const page = await fetch(redirect.url, form(redirect.fields));
  assert.equal(page.status, 200);
  const choice = new URL('/webpayserver/choice', redirect.url);
  const { headers } = await fetch(choice, { ...form({ token_ws: webpay_token, outcome, card }), redirect: 'manual' });
  return new URL(headers.get('location') ?? '').search;
}

/** Returns the browser to the API. @returns where it is redirected */
export async function comeBackFromWebpay({ app }: TestApp, search: string, method: 'GET' | 'POST' = 'GET') {
  const path = '/payments/webpay/return';
  const response = await app.inject(
    method === 'GET'
      ? { method, url: `${path}${search}` }
      : {
          method,
          url: path,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: search.slice(1),
        },
  );
  assert.equal(response.statusCode, 303);
  return response.headers.location;
}

/** Chooses an outcome and returns to the API. */
export const payAtWebpay = async (testApp: TestApp, placed: Pick<PlacedOrder, 'payment'>, outcome: Outcome) =>
  comeBackFromWebpay(testApp, await chooseAtWebpay(placed, outcome));
