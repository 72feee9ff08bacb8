import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CleanUp } from './gateway-process.ts';

/** Paths cut once, by any of the servers. */
const cut = new Set<string>();

/**
 * Starts an API that records every request. For `/cut/…` it closes the connection after reading the request, for
 * `/cut-once/…` the first time only; `/unavailable` responds that it is overloaded, and `/cookie` sets a cookie.
 */
export async function startWatchedApi({ after }: CleanUp) {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    request.resume();
    await once(request, 'end');
    requests.push({ url, headers });
    const isFirst = !cut.has(url);
    cut.add(url);
    if (url.startsWith('/cut/') || (url.startsWith('/cut-once/') && isFirst)) return request.socket.destroy();
    const unavailable = url === '/unavailable';
    response.writeHead(unavailable ? 503 : 200, {
      'content-type': 'application/json',
      ...(unavailable && { 'retry-after': '7' }),
      ...(url === '/cookie' && { 'set-cookie': 'a=1; Max-Age=9; Path=/staff-api; HttpOnly; SameSite=Strict' }),
    });
    response.end(JSON.stringify({ success: !unavailable, data: [] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const kill = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  after(kill);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, kill };
}
