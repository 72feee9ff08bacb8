import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deliver } from '../shared/faults.ts';
import { accounts, startMercadoPagoSimulator } from './server.ts';

let simulator: Awaited<ReturnType<typeof startMercadoPagoSimulator>>;
let notified: Parameters<Deliver>[] = [];
before(async () => {
  simulator = await startMercadoPagoSimulator({
    deliver: async (...notification) => {
      notified.push(notification);
      return 200;
    },
  });
});
afterEach(() => {
  for (const name of Object.keys(simulator.faults)) delete simulator.faults[name as keyof typeof simulator.faults];
  notified = [];
});
after(() => simulator.close());

const authorization = `Bearer ${accounts.PE.accessToken}`;
const call = async <T>(path: string, body?: object, headers: Record<string, string> = {}) => {
  const response = await fetch(simulator.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, data: (await response.json()) as T };
};

const prefer = (reference: string) =>
  call<{ id: string }>('/checkout/preferences/', {
    items: [{ title: 'Idavuelta', quantity: 1, unit_price: 45.5, currency_id: 'PEN' }],
    external_reference: reference,
    back_urls: Object.fromEntries(
      ['success', 'failure', 'pending'].map((name) => [name, `https://shop.example/${name}`]),
    ),
    notification_url: 'https://shop.example/notifications',
  });

/** Presses a button of the payment page. @returns where the browser is sent */
async function choose(id: string, outcome: 'approve' | 'refuse' | 'giveUp') {
  const body = new URLSearchParams({ pref_id: id, outcome });
  const { headers } = await fetch(`${simulator.url}/checkout/choice`, { method: 'POST', body, redirect: 'manual' });
  return new URL(headers.get('location') ?? '');
}

async function payment(reference: string, outcome: 'approve' | 'refuse' | 'giveUp') {
  const { data } = await prefer(reference);
  return choose(data.id, outcome);
}

interface Found {
  results: { id: number; status: string; transaction_amount: number }[];
}
const find = async (reference: string) =>
  (await call<Found>(`/v1/payments/search?external_reference=${reference}`)).data.results;

const soles = (minor: number) => ({ minor, currency: 'PEN' });
const chargeOf = (wanted: string) => simulator.charges().find(({ reference }) => reference === wanted);

test('[PAY-01] an approved payment is charged, told and found; a refused one is found; who gives up leaves none', async () => {
  assert.equal((await payment('approved', 'approve')).searchParams.get('status'), 'approved');
  assert.deepEqual(chargeOf('approved')?.charged, soles(4550));
  assert.equal((await payment('refused', 'refuse')).pathname, '/failure');
  assert.equal((await payment('given-up', 'giveUp')).searchParams.get('status'), 'null');
  assert.deepEqual(
    notified.map(([, { reference }]) => reference),
    ['approved', 'refused'],
  );
  assert.deepEqual(
    (await Promise.all(['approved', 'refused', 'given-up'].map(find))).map((found) => found[0]?.status),
    ['approved', 'rejected', undefined],
  );
  assert.equal(chargeOf('refused'), undefined);
});

test('[PAY-03] one page may be paid after a refusal, and even twice', async () => {
  const { data } = await prefer('twice');
  for (const outcome of ['refuse', 'approve', 'approve'] as const) await choose(data.id, outcome);
  assert.equal(simulator.charges().filter(({ reference }) => reference === 'twice').length, 2);
  assert.equal(notified.length, 3);
});

test('[PAY-03] notifications come twice and late, and are forged when told to', async () => {
  simulator.faults.forPayment = ({ reference }) =>
    reference === 'faulty' ? { notifications: 2, delayMs: 60 } : undefined;
  await payment('faulty', 'approve');
  assert.equal(notified.length, 0);
  while (notified.length < 2) await sleep(20);
  simulator.faults.forgedSignature = true;
  await payment('forged', 'approve');
  assert.equal(notified.length, 3);
});

test('[PAY-03] a refund whose connection was dropped before it had no effect, one dropped after it had, once a key', async () => {
  await payment('refund', 'approve');
  const [{ id } = { id: 0 }] = await find('refund');
  const refund = (key: string) => call(`/v1/payments/${id}/refunds`, { amount: 10.5 }, { 'x-idempotency-key': key });
  simulator.faults.connection = 'dropBefore';
  await assert.rejects(refund('a'));
  assert.deepEqual(chargeOf('refund')?.refunds, []);
  simulator.faults.connection = 'dropAfter';
  await assert.rejects(refund('a'));
  delete simulator.faults.connection;
  assert.equal((await refund('a')).status, 201);
  assert.deepEqual(chargeOf('refund')?.refunds, [soles(1050)]);
});

test('[PAY-02] a wrong amount is charged and said', async () => {
  simulator.faults.amountOff = -1;
  await payment('wrong', 'approve');
  assert.deepEqual(chargeOf('wrong')?.charged, soles(4549));
  assert.equal((await find('wrong'))[0]?.transaction_amount, 45.49);
});
