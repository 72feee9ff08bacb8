import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { EventDetail, OrderRequest, PlacedOrder } from '@idavuelta/shared/contracts';
import { createApiClient } from '../../shared/api/client.ts';

/** Creates the client that pages use, with its retry rules. */
const clientOf = (url: string, token?: string) =>
  createApiClient({ baseUrl: `${url}/backend`, token: () => token, language: () => 'es_PE' });

/** Milliseconds between two actions of a person. */
const pause = 50;

export interface Load {
  /** Key and id of every acknowledged order. */
  orders: { key: string; orderId: string }[];
  /** Pages with content from the server, and pages left to the browser, which then fetched the data. */
  rendered: number;
  inBrowser: number;
  /** Failures that people would have seen. */
  failures: string[];
}

interface LoadOptions {
  url: string;
  tokens: string[];
  visitors: number;
  slug: string;
  order: () => OrderRequest;
}

/**
 * Simulates buyers who press pay once per order and view it, and visitors who open pages, each in sequence.
 * @returns what they have experienced so far, and a function that stops them
 */
export function startLoad({ url, tokens, visitors, slug, order }: LoadOptions) {
  const load: Load = { orders: [], rendered: 0, inBrowser: 0, failures: [] };
  let stopped = false;

  const repeat = async (name: string, act: () => Promise<void>) => {
    while (!stopped) {
      await act().catch((error: Error) => load.failures.push(`${name}: ${error.message} ${error.cause ?? ''}`));
      await wait(pause);
    }
  };
  const buy = (token: string) => async () => {
    const call = clientOf(url, token);
    const key = randomUUID();
    const request = { method: 'POST', url: '/shop-api/init-payment', data: order() } as const;
    const { orderId } = await call<PlacedOrder>({ ...request, headers: { 'Idempotency-Key': key } });
    load.orders.push({ key, orderId });
    await call({ url: `/shop-api/order-detail/${orderId}` });
  };
  const visit = async () => {
    const page = await fetch(`${url}/event/${slug}`, { headers: { accept: 'text/html' } });
    const html = await page.text();
    if (page.status !== 200 || !html.trimEnd().endsWith('</html>')) throw new Error(`a page: ${page.status}`);
    for (const [, script = ''] of html.matchAll(/<script[^>]* src="(\/(?:shell|modules)\/[^"]+)"/g)) {
      if ((await fetch(url + script)).status !== 200) throw new Error(`no ${script}`);
    }
    if (html.includes('id="hydration-payload"')) load.rendered += 1;
    else {
      await clientOf(url)<EventDetail>({ url: `/events/${slug}` });
      load.inBrowser += 1;
    }
  };
  const people = [
    ...tokens.map((token) => repeat('booking', buy(token))),
    ...Array.from({ length: visitors }, () => repeat('page', visit)),
  ];
  return {
    load,
    async stop() {
      stopped = true;
      await Promise.all(people);
    },
  };
}
