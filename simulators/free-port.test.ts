import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { freePort } from './free-port.ts';

test('the port, and those above it that are asked for, are free, and none that the system gives to others', async (t) => {
  const first = await freePort([1, 10]);
  for (const port of [first, first + 1, first + 10]) {
    const server = createServer().listen(port);
    t.after(() => server.close());
    await once(server, 'listening');
    assert.equal((server.address() as AddressInfo).port, port);
    assert.ok(port < 32_768);
  }
});
