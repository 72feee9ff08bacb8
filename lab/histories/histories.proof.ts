import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runHistories } from './run-histories.ts';

const seed = Number(process.env.SEED) || Date.now() % 1_000_000;

test('[PAY-03, PAY-07] random payments at three providers, with kills in between, leave nothing half done', async (t) => {
  t.diagnostic(`seed ${seed}; npm run histories -w lab runs a thousand at each provider`);
  const { faults, kills, charges, mails } = await runHistories({
    histories: { webpay: 14, mercadopago: 13, redsys: 13 },
    seed,
    atOnce: 40,
  });
  t.diagnostic(`${charges} charges, ${kills} kills, ${mails.delivered} mails, ${mails.repeated} of them again`);
  assert.deepEqual(faults, [], `with SEED=${seed}`);
});
