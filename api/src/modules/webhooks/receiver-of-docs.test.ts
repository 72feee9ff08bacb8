import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { WebhookDelivery } from '@idavuelta/shared/contracts/staff';
import { freePort } from '@idavuelta/shared/testing/free-port';
import { repositoryRoot } from '../../config/config.ts';
import { eventually } from '../../testing/test-app.ts';
import { createTicketChecks } from '../../testing/ticket-checks.ts';
import { newWebhookSecret, signedHeaders } from './secrets.ts';
import { openWebhooksApp } from './testing/webhooks-app.ts';

const { testApp, add, call, latest } = await openWebhooksApp();

const page = readFileSync(join(repositoryRoot, 'docs/webhooks.md'), 'utf8');
const [, program = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];

/** Runs the receiver of the documentation as its reader would. */
async function run(secret: string, port: number) {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(repositoryRoot, 'api'),
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output.text += part));
  const url = `http://127.0.0.1:${port}/`;
  await eventually(() => fetch(url).catch(() => undefined));
  return {
    url,
    output,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

test('[OFF-10] the receiver of the documentation takes our messages and refuses forged and old ones', async (t) => {
  const port = await freePort();
  const { id, secret } = await add({ url: `http://127.0.0.1:${port}/` });
  const receiver = await run(secret, port);
  t.after(() => receiver.stop());

  await call<WebhookDelivery>('POST', `/${id}/test`);
  assert.equal((await latest(id, ({ state }) => state !== 'waiting')).status, 204, receiver.output.text);
  const { orderId } = await createTicketChecks(testApp).paidOrder(1);
  await eventually(async () => receiver.output.text.includes('order.paid') && receiver.output.text.includes(orderId));

  const body = JSON.stringify({ type: 'order.paid', data: { order: { number: 'FORGED00' } } });
  const post = async (signedWith: string, { at = new Date(), sent = body } = {}) => {
    const headers = signedHeaders([signedWith], { id: randomUUID(), at, body });
    return (await fetch(receiver.url, { method: 'POST', headers, body: sent })).status;
  };
  assert.equal(await post(newWebhookSecret()), 401, 'signed with another secret');
  assert.equal(await post(secret, { sent: body.replace('FORGED00', 'FORGED11') }), 401, 'changed on the way');
  assert.equal(await post(secret, { at: new Date(Date.now() - 6 * 60_000) }), 401, 'sent once more later');
  assert.ok(!receiver.output.text.includes('FORGED'));
  assert.equal(await post(secret), 204, 'what is right');
});

test('[OFF-10] the receiver of the documentation has ten lines', () => {
  assert.equal(program.split('\n').filter(Boolean).length, 10);
});
