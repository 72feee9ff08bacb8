import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { registerBodyTimeout } from './body-timeout.ts';

const app = Fastify({ forceCloseConnections: true });
registerBodyTimeout(app, 200);
app.route({ method: ['GET', 'POST'], url: '/slow', handler: () => sleep(600, 'done') });
const url = await app.listen({ port: 0, host: '127.0.0.1' });
after(() => app.close());

for (const request of [{}, { method: 'POST' }, { method: 'POST', body: 'text' }, { method: 'POST', body: '' }])
  test(`[API-06] a request that has arrived is answered, however long that takes: ${JSON.stringify(request)}`, async () => {
    assert.equal(await (await fetch(`${url}/slow`, request)).text(), 'done');
  });

test('[API-06] a body that drips loses its connection', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nd');
  const begun = Date.now();
  await once(socket.resume(), 'close');
  assert.ok(Date.now() - begun < 500);
});
