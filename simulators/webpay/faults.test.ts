import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { Options, WebpayPlus } from 'transbank-sdk';
import { integration, startWebpaySimulator } from './server.ts';

let simulator: Awaited<ReturnType<typeof startWebpaySimulator>>;
before(async () => {
  simulator = await startWebpaySimulator();
});
afterEach(() => {
  for (const name of Object.keys(simulator.faults)) delete simulator.faults[name as keyof typeof simulator.faults];
});
after(() => simulator.close());

const client = (timeoutMs = 2000) =>
  new WebpayPlus.Transaction(new Options(integration.commerceCode, integration.apiKey, simulator.url, timeoutMs));

/** Starts a payment and approves it on its page. @returns its token */
async function approve(reference: string) {
  const { token } = await client().create(reference, 'session', 11_375, 'https://shop.example/back');
  await fetch(`${simulator.url}/webpayserver/choice`, {
    method: 'POST',
    body: new URLSearchParams({ token_ws: String(token), outcome: 'approve' }),
    redirect: 'manual',
  });
  return String(token);
}

const pesos = (minor: number) => ({ minor, currency: 'CLP' });
const chargeOf = (wanted: string) => simulator.charges().find(({ reference }) => reference === wanted);

test('[PAY-03] nothing is charged before the confirmation, and the books say what was charged and paid back', async () => {
  const token = await approve('books');
  assert.equal(chargeOf('books'), undefined);
  await client().commit(token);
  await client().refund(token, 375);
  assert.deepEqual(chargeOf('books'), {
    reference: 'books',
    amount: pesos(11_375),
    charged: pesos(11_375),
    refunded: pesos(375),
    refunds: [pesos(375)],
  });
});

test('[PAY-03] a connection dropped before the confirmation charges nothing, one dropped after it has charged', async () => {
  const before = await approve('before');
  simulator.faults.connection = 'dropBefore';
  await assert.rejects(client().commit(before));
  assert.equal(chargeOf('before'), undefined);

  delete simulator.faults.connection;
  const later = await approve('after');
  simulator.faults.connection = 'dropAfter';
  await assert.rejects(client().commit(later));
  assert.deepEqual(chargeOf('after')?.charged, pesos(11_375));
});

test('[PAY-03] a late answer has charged although the shop stopped waiting', async () => {
  const token = await approve('late');
  simulator.faults.delayMs = 150;
  await assert.rejects(client(50).commit(token));
  delete simulator.faults.delayMs;
  for (let waited = 0; waited < 2000 && !chargeOf('late'); waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(chargeOf('late')?.charged, pesos(11_375));
});

test('[PAY-02] a wrong amount is charged, said and booked, of the payment that is to go wrong only', async () => {
  simulator.faults.forPayment = ({ reference }) => (reference === 'wrong' ? { amountOff: 1 } : undefined);
  const [wrong, right] = [await approve('wrong'), await approve('right')];
  assert.equal((await client().commit(wrong)).amount, 11_376);
  assert.equal((await client().commit(right)).amount, 11_375);
  assert.deepEqual(chargeOf('wrong')?.charged, pesos(11_376));
});
