import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { Webhook } from 'standardwebhooks';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a server that collects webhooks, for the tests of a file. */
export async function startReceiver() {
  const received: Received[] = [];
  let respond: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    /** Answers from now on with a status, or as the function does. */
    answer(how: number | ((response: ServerResponse) => void)) {
      respond = typeof how === 'number' ? (response) => void response.writeHead(how).end('what went wrong') : how;
    },
  };
}

/** Tells whether a message was signed with a secret, by the library that receivers use. */
export function isSignedWith(secret: string, { headers, body }: Received) {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
