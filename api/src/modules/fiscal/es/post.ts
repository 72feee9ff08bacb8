import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { readWithin } from '@idavuelta/shared/contracts/servers';
import type { SigningCertificate } from '../signing/certificate.ts';

/** An answer about 1000 records with the longest messages has 3 MB. */
const maxBytes = 10_000_000;

interface PostTarget {
  url: string;
  timeoutMs: number;
  /** By which the service knows who calls; not used over plain HTTP. */
  certificate?: SigningCertificate;
}

/** Sends a SOAP request. Node's `fetch` shows no client certificate. @throws Error when no whole answer came in time */
export function postSoap({ url, timeoutMs, certificate }: PostTarget, body: Uint8Array) {
  const signal = AbortSignal.timeout(timeoutMs);
  const isSecure = new URL(url).protocol === 'https:';
  const options = {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', 'content-length': body.byteLength, soapaction: '""' },
    signal,
    ...(isSecure && { key: certificate?.privateKey, cert: certificate?.certificate }),
  };
  return new Promise<{ status: number; content: Uint8Array }>((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, options, (response) => {
      // the types of Node and of browsers are two for the same stream
      const stream = Readable.toWeb(response) as unknown as ReadableStream<Uint8Array>;
      readWithin(stream, maxBytes, signal).then(
        (content) => resolve({ status: response.statusCode ?? 0, content }),
        reject,
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
