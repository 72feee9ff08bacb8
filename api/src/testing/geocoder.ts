import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response of a Nominatim server; `undefined` for none at all. */
type Answer = { status?: number; body?: unknown } | undefined;

/** Starts a server that speaks Nominatim's protocol and records its queries. */
export async function startGeocoder() {
  const requests: URL[] = [];
  let answer: Answer = { body: [] };
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://geocoder'));
    if (!answer) return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers(next: Answer) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
