import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CleanUp } from './gateway-process.ts';

/** Starts an API that sends one event per connection and then keeps it open; other calls it answers at once. */
export async function startStreamingApi({ after }: CleanUp) {
  const server = createServer((request, response) => {
    if (!request.url?.endsWith('/live-board/events')) return void response.end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: board\ndata: {}\n\n');
    const heartbeat = setInterval(() => response.write(':\n\n'), 1_000);
    response.once('close', () => clearInterval(heartbeat));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
