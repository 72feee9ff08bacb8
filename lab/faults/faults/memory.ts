import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fixtureCustomer } from '@idavuelta/api/testing/fixture.ts';
import { anOrder } from '@idavuelta/api/testing/test-app.ts';
import type { Fault } from '../fault.ts';
import type { Role } from '../role.ts';
import type { Site } from '../site.ts';

const requests = { short: 6_000, whole: 100_000 };
const blocks = 12;
const connections = 16;
/**
 * Maximum memory of the second half of the blocks, relative to the peak of the first. The gateway grows until its store
 * of earlier renderings is full, 64 MB after about 15,000 requests: the whole run gets there, a short one does not.
 */
const flat = { short: 1.2, whole: 1.1 };
const restMs = 2_000;

const residentMegabytes = (role: Role) => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${role.pid()}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

/** Returns the visitors' requests; nearly every URL is requested only once, so that any cache by URL grows. */
async function callsOf({ event, buyers }: Site) {
  const [token = ''] = await buyers(1);
  const html = { accept: 'text/html' };
  const post = (body: object, headers = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const pages = ['br', 'gzip', 'identity'].map((encoding) => ({ ...html, 'accept-encoding': encoding }));
  return [
    (n: number) => [`/event/${event.slug}?utm_source=${n}`, { headers: pages[n % pages.length] }] as const,
    (n: number) => [`/?utm_source=${n}`, { headers: pages[n % pages.length] }] as const,
    (n: number) => [`/event/nothing-${n}`, { headers: html }] as const,
    (n: number) => [`/backend/events?type=1&country-code=PE&search=${n}`, {}] as const,
    () =>
      [
        '/backend/shop-api/init-payment',
        post(anOrder(event), { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }),
      ] as const,
    () => ['/backend/login', post({ email: fixtureCustomer.email, password: fixtureCustomer.password })] as const,
  ];
}

/** Caches are bounded by entries or bytes, so that memory does not grow with the variety of requests. */
export const memory: Fault = {
  name: 'memory',
  what: 'tens of thousands of requests for ever other addresses: what processes keep has bounds',
  async rehearse({ site, short }) {
    const calls = await callsOf(site);
    const seen: Record<'gateway' | 'api', number[]> = { gateway: [], api: [] };
    const failed = new Set<string>();
    let sent = 0;
    const total = short ? requests.short : requests.whole;
    for (let block = 1; block <= blocks; block++) {
      const caller = async () => {
        while (sent < (total * block) / blocks) {
          const n = sent++;
          const [path, init] = calls[n % calls.length]?.(n) ?? ['/', {}];
          const response = await fetch(site.url + path, { ...init, redirect: 'manual' });
          await response.arrayBuffer();
          // 503 is acceptable: the server sheds load
          if (response.status >= 400 && response.status !== 503)
            failed.add(`${path.split('?')[0]}: ${response.status}`);
        }
      };
      await Promise.all(Array.from({ length: connections }, caller));
      await sleep(restMs);
      for (const name of ['gateway', 'api'] as const) seen[name].push(residentMegabytes(site[name]));
    }
    const grown = Object.entries(seen).flatMap(([name, megabytes]) => {
      const [first, second] = [megabytes.slice(0, blocks / 2), megabytes.slice(blocks / 2)].map((half) =>
        Math.max(...half),
      );
      return Number(second) <= Number(first) * flat[short ? 'short' : 'whole']
        ? []
        : [`${name}: ${megabytes.join(', ')} MB`];
    });
    const shown = Object.entries(seen).map(([name, megabytes]) => `${name} ${megabytes.join(' ')} MB`);
    return { saw: `${sent} requests · ${shown.join(' · ')}`, lost: [], broken: [...failed, ...grown] };
  },
};
