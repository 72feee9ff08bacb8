import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** Kinds of endless responses: as fast as the line allows, highly compressed, or a byte now and then. */
type Endless = 'flood' | 'packed flood' | 'trickle';

const block = Buffer.alloc(1 << 16, ' ');
const packed = gzipSync(Buffer.alloc(1 << 24, ' '));

async function* trickle() {
  for (;;) {
    yield ' ';
    await wait(20);
  }
}

function* repeated(chunk: Buffer) {
  for (;;) yield chunk;
}

const bodies = {
  flood: () => Readable.from(repeated(block)),
  'packed flood': () => Readable.from(repeated(packed)),
  trickle: () => Readable.from(trickle()),
};

/**
 * Starts a server whose responses never end.
 * @returns its URL, the kind of response to send, and how many are still being sent
 */
export async function startEndless() {
  const state = { endless: 'flood' as Endless, sending: 0 };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    state.sending++;
    const encoding = state.endless === 'packed flood' ? { 'content-encoding': 'gzip' } : {};
    response.writeHead(200, { 'content-type': 'application/json', ...encoding });
    pipeline(bodies[state.endless](), response, () => state.sending--);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, state, close };
}
