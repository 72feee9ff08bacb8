/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { freePort } from './free-port.ts';

it('finds a port that is free, as those above it are, and none that the system gives to others', async () => {
  const first = await freePort([1, 10]);
  for (const port of [first, first + 1, first + 10]) {
    const server = createServer().listen(port);
    await once(server, 'listening');
    expect((server.address() as AddressInfo).port).toBe(port);
    expect(port).toBeLessThan(32_768);
    server.close();
  }
});
