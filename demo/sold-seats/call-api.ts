import { randomUUID } from 'node:crypto';
import type { Envelope } from '@idavuelta/shared/contracts';

export interface Call {
  token?: string;
  body?: unknown;
}

interface Addresses {
  apiUrl: string;
  siteUrl: string;
}

/** Creates the function that calls the API as the site does. It throws an error with the response of a failed call. */
export const createCallApi =
  ({ apiUrl, siteUrl }: Addresses) =>
  async <T>(method: string, path: string, { token, body }: Call = {}): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await fetch(apiUrl + path, {
      method,
      headers: {
        origin: siteUrl,
        'accept-language': 'es-PE',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const envelope = (await response.json()) as Envelope<T>;
    if (!envelope.success) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(envelope)}`);
    return envelope.data;
  };
