import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

/** Connections of all virtual visitors to a gateway. */
const agent = new Agent({ keepAlive: true, maxSockets: 400 });
/** Milliseconds; then a visitor tries again. */
const timeout = 15_000;

export interface Answer<T> {
  status: number;
  cookie?: string | undefined;
  data: T;
  code?: string | undefined;
}

interface Message {
  headers?: Record<string, string>;
  body?: object;
}

/** Sends a request. @throws Error when the connection is lost or the answer takes too long */
export function send<T>(method: string, url: string, { headers = {}, body }: Message = {}): Promise<Answer<T>> {
  return new Promise((resolve, reject) => {
    const payload = body && JSON.stringify(body);
    const sent = request(url, {
      ...{ agent, method, timeout },
      headers: {
        ...headers,
        ...(payload && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
      },
    });
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('response', (response) => {
      const status = response.statusCode ?? 0;
      const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
      json(response).then((body) => resolve({ status, cookie, ...(body as { data: T; code?: string }) }), reject);
    });
    sent.end(payload);
  });
}
