import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { registerLoadShedding } from './load-shedding.ts';

/** Blocks the event loop, as compiling does. */
function stall(ms: number) {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

test('[API-06] a process that took long to start answers its first requests', async (t) => {
  const app = fastify();
  t.after(() => app.close());
  await registerLoadShedding(app, 500);
  app.get('/', async () => 'ok');
  await app.register(async () => {
    for (let part = 0; part < 3; part++) {
      stall(1100);
      await sleep(1);
    }
  });
  await app.ready();
  assert.equal((await app.inject('/')).statusCode, 200);
});
