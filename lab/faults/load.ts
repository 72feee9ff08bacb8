import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fixtureCustomer } from '@idavuelta/api/testing/fixture.ts';
import { anOrder } from '@idavuelta/api/testing/test-app.ts';
import type { Site } from './site.ts';

export const kinds = ['page', 'list', 'order', 'login'] as const;
export type Kind = (typeof kinds)[number];

/** The response that a visitor received. */
export interface Answer {
  kind: Kind;
  /**
   * Outcome of a request: its status; `200 kept` for a stale page, `200 empty` for one without content, `503 bare`
   * without `Retry-After`; `refused` when nobody listened, `cut` when the connection was lost, `silence` after a
   * minute.
   */
  saw: string;
  sentAt: number;
  ms: number;
}

const pauseMs = 120;
const patienceMs = 60_000;

function lossOf(error: unknown) {
  const { name, cause } = error as Error & { cause?: { code?: string; errors?: { code?: string }[] } };
  if (name === 'TimeoutError') return 'silence';
  const code = cause?.code ?? cause?.errors?.[0]?.code;
  return code === 'ECONNREFUSED' ? 'refused' : 'cut';
}

function nameOf({ status, headers }: Response, html: string) {
  if (status === 503 && !headers.get('retry-after')) return '503 bare';
  if (status !== 200 || !headers.get('content-type')?.includes('html')) return String(status);
  if (headers.get('cache-status')?.includes('stale-if-error')) return '200 kept';
  return html.includes('id="hydration-payload"') ? '200' : '200 empty';
}

/** Simulates visitors who read a page and a list, order and log in, one after the other, until stopped. */
export async function startLoad({ url, event, buyers }: Site) {
  const answers: Answer[] = [];
  /** Order id by idempotency key; undefined for unacknowledged orders. */
  const orders = new Map<string, string | undefined>();
  const [token = ''] = await buyers(1);
  let stopped = false;

  async function request(kind: Kind, path: string, init: RequestInit = {}): Promise<string> {
    const sentAt = Date.now();
    const done = (saw: string) => answers.push({ kind, saw, sentAt, ms: Date.now() - sentAt });
    try {
      const response = await fetch(url + path, {
        ...init,
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'manual',
      });
      const text = await response.text();
      done(nameOf(response, text));
      return response.status === 200 ? text : '';
    } catch (error) {
      done(lossOf(error));
      return '';
    }
  }
  const post = (kind: Kind, path: string, body: object, headers: Record<string, string> = {}) =>
    request(kind, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const acts: Record<Kind, () => Promise<unknown>> = {
    page: () => request('page', `/event/${event.slug}`, { headers: { accept: 'text/html' } }),
    list: () => request('list', '/backend/events?type=1&country-code=PE'),
    async order() {
      const key = randomUUID();
      orders.set(key, undefined);
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
      const text = await post('order', '/backend/shop-api/init-payment', anOrder(event), headers);
      if (text) orders.set(key, (JSON.parse(text) as { data: { orderId: string } }).data.orderId);
    },
    login: () => post('login', '/backend/login', { email: fixtureCustomer.email, password: fixtureCustomer.password }),
  };
  const visitors = kinds.map(async (kind) => {
    while (!stopped) {
      await acts[kind]();
      await sleep(pauseMs);
    }
  });

  return {
    answers,
    orders,
    /** Resolves when a request of each kind, sent from now on, has had its normal response. */
    async isWell(limitMs = 90_000) {
      const from = Date.now();
      const isGood = (kind: Kind) =>
        answers.some((answer) => answer.kind === kind && answer.sentAt >= from && answer.saw === '200');
      while (!kinds.every(isGood)) {
        if (Date.now() - from > limitMs)
          throw new Error(`still not well: ${kinds.filter((kind) => !isGood(kind)).join(', ')}`);
        await sleep(50);
      }
    },
    async stop() {
      stopped = true;
      await Promise.all(visitors);
    },
  };
}
