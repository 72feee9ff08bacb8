import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { WebhookProblem } from '@idavuelta/shared/contracts/staff';
import { AddressError, type FindAddresses, hostOf } from './public-address.ts';

export interface Attempt {
  /** Absent when it succeeded. */
  problem?: WebhookProblem;
  /** HTTP status, if there was a response. */
  status?: number;
  responseStart?: string;
  durationMs: number;
}

export interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Time for an attempt, from resolving the name to the last byte that is read. */
const defaultTimeoutMs = 10_000;
/** Bytes of the response that are read and kept. */
const keptBytes = 500;

/** Codes of errors of a certificate, which `node:tls` takes from OpenSSL, or of another protocol than TLS. */
const isOfTls = (code: string) =>
  /CERT|SSL|TLS|SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY|EPROTO/.test(code) && code !== 'ERR_TLS_HANDSHAKE_TIMEOUT';

function problemOf(error: unknown): WebhookProblem {
  if (error instanceof AddressError) return error.problem;
  const { name = '', code = '' } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ERR_TLS_HANDSHAKE_TIMEOUT') return 'timeout';
  return isOfTls(code) ? 'certificate' : 'no-connection';
}

function problemOfStatus(status: number): WebhookProblem | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Reads the first bytes and hangs up, so that an endless response costs nothing. */
async function startOf(response: IncomingMessage) {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= keptBytes) break;
  }
  // PostgreSQL cannot store zero bytes
  return Buffer.concat(parts).subarray(0, keptBytes).toString('utf8').replaceAll('\0', '');
}

/** Creates the function that posts a message once: without proxies, cookies, redirects or a second resolution. */
export function createPostMessage(findAddresses: FindAddresses, timeoutMs = defaultTimeoutMs) {
  async function post({ url: text, headers, body }: Message) {
    const signal = AbortSignal.timeout(timeoutMs);
    const url = new URL(text);
    const addresses = await findAddresses(hostOf(url));
    signal.throwIfAborted();
    const lookup: LookupFunction = (_host, { all }, done) =>
      all ? done(null, addresses) : done(null, addresses[0].address, addresses[0].family);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url, { method: 'POST', headers, lookup, signal, agent: false });
      sent.on('response', resolve);
      sent.on('error', reject);
      sent.end(body);
    });
    const { statusCode = 0 } = response;
    // the status decides, even if the body does not arrive completely
    const responseStart = await startOf(response).catch(() => '');
    response.destroy();
    return { status: statusCode, responseStart, problem: problemOfStatus(statusCode) };
  }

  return async (message: Message): Promise<Attempt> => {
    const begun = performance.now();
    const result = await post(message).catch((error: unknown) => ({ problem: problemOf(error) }));
    return { ...result, durationMs: Math.round(performance.now() - begun) };
  };
}

export type PostMessage = ReturnType<typeof createPostMessage>;
