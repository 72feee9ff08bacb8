import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import Fastify from 'fastify';
import { registerBodyTimeout } from './body-timeout.ts';

const timeoutMs = 200;
const requests = new EventEmitter();
const app = Fastify({ forceCloseConnections: true });
registerBodyTimeout(app, timeoutMs);
app.addHook('onRequest', async () => void requests.emit('begun'));
app.route({
  method: ['GET', 'POST'],
  url: '/slow',
  async handler() {
    requests.emit('arrived');
    await once(requests, 'done');
    return 'done';
  },
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
after(() => app.close());

// The test advances the clock of the time limit.
beforeEach((t) => 'mock' in t && t.mock.timers.enable({ apis: ['setTimeout'] }));

for (const request of [{}, { method: 'POST' }, { method: 'POST', body: 'text' }, { method: 'POST', body: '' }])
  test(`[API-06] a request that has arrived is answered, however long that takes: ${JSON.stringify(request)}`, async (t) => {
    const arrived = once(requests, 'arrived');
    const response = fetch(`${url}/slow`, request);
    await arrived;
    t.mock.timers.tick(timeoutMs * 2);
    requests.emit('done');
    assert.equal(await (await response).text(), 'done');
  });

test('[API-06] a body that drips loses its connection', async (t) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const begun = once(requests, 'begun');
  socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nd');
  await begun;
  const closed = once(socket.resume(), 'close');
  t.mock.timers.tick(timeoutMs);
  await closed;
});
