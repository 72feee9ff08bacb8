import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { startWebpaySimulator } from '@idavuelta/simulators/webpay/server.ts';
import { readConfig } from '../../../../config/config.ts';
import { testEnvironment } from '../../../../testing/test-app.ts';
import { RefundRejectedError } from '../../provider.ts';
import { createWebpayProvider } from './webpay.provider.ts';

let simulator: Awaited<ReturnType<typeof startWebpaySimulator>>;
before(async () => {
  simulator = await startWebpaySimulator({ port: 0 });
});
after(() => simulator.close());

/** Starts a payment of 11,375 pesos and presses a button of the payment page. */
async function paid(outcome: 'approve' | 'giveUp') {
  const config = readConfig({ ...testEnvironment, WEBPAY_BASE_URL: simulator.url }).webpay;
  if (!config) throw new Error('webpay is not configured');
  const provider = createWebpayProvider({ config, holdSeconds: 900, maxHoldSeconds: 3600, publicUrl: simulator.url });
  const attempt = {
    orderId: randomUUID(),
    reference: provider.newReference({ orderNumber: '7KQ2M9XA', attempt: 1 }),
    amount: { minor: 11_375, currency: 'CLP' as const },
  };
  const { token = '' } = await provider.start({ ...attempt, heldUntil: new Date(), countryCode: 'CL' });
  const body = new URLSearchParams({ token_ws: token, outcome });
  await fetch(`${simulator.url}/webpayserver/choice`, { method: 'POST', body, redirect: 'manual' });
  return { provider, attempt: { ...attempt, token, chargeId: null } };
}

test('[PAY-02] looking a payment up charges nothing; confirming it does, and may be repeated', async () => {
  const { provider, attempt } = await paid('approve');
  assert.deepEqual(await provider.lookup(attempt), { outcome: 'pending' });
  assert.equal((await provider.confirm?.(attempt))?.outcome, 'approved');
  assert.equal((await provider.confirm?.(attempt))?.outcome, 'approved');
  const { reference, amount } = attempt;
  const { raw: _, ...result } = { raw: undefined, ...(await provider.lookup(attempt)) };
  assert.deepEqual(result, { outcome: 'approved', reference, amount, card: '6623' });
});

test('[PAY-01] pays back a part and then the rest, never more than was charged', async () => {
  const { provider, attempt } = await paid('approve');
  await provider.confirm?.(attempt);
  const pesos = (minor: number) => ({ minor, currency: 'CLP' as const });
  assert.equal((await provider.refund(attempt, pesos(1375), 'a')).outcome, 'refunded');
  await assert.rejects(provider.refund(attempt, pesos(10_001), 'b'), RefundRejectedError);
  assert.equal((await provider.refund(attempt, pesos(10_000), 'c')).outcome, 'refunded');
});

test('[PAY-14] tells how much was paid back: nothing, all of it', async () => {
  const { provider, attempt } = await paid('approve');
  await provider.confirm?.(attempt);
  assert.deepEqual((await provider.paidBack?.(attempt))?.amount, { minor: 0, currency: 'CLP' });
  await provider.refund(attempt, attempt.amount, 'a');
  assert.deepEqual((await provider.paidBack?.(attempt))?.amount, attempt.amount);
});

test('[PAY-01] what was never charged cannot be paid back', async () => {
  const { provider, attempt } = await paid('giveUp');
  await assert.rejects(provider.refund(attempt, attempt.amount, 'a'));
});
