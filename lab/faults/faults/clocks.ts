import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '@idavuelta/api/database/database.ts';
import { callApi } from '@idavuelta/api/testing/call-api.ts';
import { placeAt } from '@idavuelta/api/testing/cluster.ts';
import { fixtureCustomer } from '@idavuelta/api/testing/fixture.ts';
import { anOrder, eventually, type Ids } from '@idavuelta/api/testing/test-app.ts';
import { endHolds } from '../end-holds.ts';
import type { Fault } from '../fault.ts';
import type { Site } from '../site.ts';

const hours = 2;
const holdSeconds = 900;

const shifted = (shift: number) => ({
  NODE_OPTIONS: `--import=${new URL('../shifted-clock.mjs', import.meta.url).href}`,
  CLOCK_SHIFT_MS: String(shift * 3600_000),
});

interface HeldOrder {
  state: string;
  seconds: number;
  jobs: number;
}

const heldOrder = async ({ db }: Site, id: string) =>
  (
    await query<HeldOrder>(
      db,
      `SELECT o.state, extract(epoch FROM h.held_until - o.created_at)::int AS seconds,
         (SELECT count(*)::int FROM pgboss.job j WHERE j.name = 'expire-order' AND j.data ->> 'orderId' = o.id::text) AS jobs
       FROM orders o JOIN seat_hold h ON h.order_id = o.id WHERE o.id = $1`,
      [id],
    )
  )[0];

async function newOrder({ api }: Site, event: Ids, token: string) {
  const { status, data, code } = await placeAt(api, token, anOrder(event, { paymentCode: 'webpay' }));
  if (status !== 200) throw new Error(`no order with a wrong clock: ${status} ${code}`);
  return data.orderId;
}

const login = ({ api }: Site) =>
  callApi<{ token: string }>(`${api.url}/login`, {
    body: { email: fixtureCustomer.email, password: fixtureCustomer.password },
  });

/** @returns the differences from a run with the right clock */
async function rehearseShift(site: Site, shift: number): Promise<string[]> {
  const broken: string[] = [];
  const name = `${shift > 0 ? '+' : ''}${shift} h`;
  const event = await site.data.addEventWith({ stock: 20 }, { countryCode: 'CL' });
  const [token = ''] = await site.buyers(1);
  const before = await newOrder(site, event, token);

  // The API's clock is wrong, the worker's right.
  await site.api.end('SIGTERM');
  await site.api.start(shifted(shift));
  const placed = await newOrder(site, event, token);
  const loggedIn = await login(site);
  const detail = await callApi(`${site.api.url}/shop-api/order-detail/${before}`, { token });
  if (detail.status !== 200) broken.push(`API at ${name}: a login of before gets ${detail.status}`);
  // Jobs are polled every second.
  await sleep(3000);
  const kept = await heldOrder(site, placed);
  if (kept?.state !== 'awaiting_payment') broken.push(`API at ${name}: a new order is ${kept?.state} at once`);
  if (Math.abs((kept?.seconds ?? 0) - holdSeconds) > 5)
    broken.push(`API at ${name}: seats are held for ${kept?.seconds} s`);
  await site.api.end('SIGTERM');
  await site.api.start();
  const other = await callApi(`${site.api.url}/shop-api/payment-history`, { token: loggedIn.data.token });
  if (other.status !== 200)
    broken.push(`a login made at ${name} gets ${other.status} of a process with the right clock`);

  // The worker's clock is wrong, the API's right.
  await site.worker.end('SIGTERM');
  await site.worker.start(shifted(shift));
  const waiting = await newOrder(site, event, token);
  const due = await newOrder(site, event, token);
  await endHolds(site, [due]);
  const ended = await eventually(async () => (await heldOrder(site, due))?.state === 'cancelled', 12_000).catch(
    () => false,
  );
  if (!ended)
    broken.push(`worker at ${name}: a hold that is over does not end, with ${(await heldOrder(site, due))?.jobs} jobs`);
  for (const id of [before, waiting]) {
    const order = await heldOrder(site, id);
    if (order?.state !== 'awaiting_payment') broken.push(`worker at ${name}: an order that is held is ${order?.state}`);
  }
  await site.worker.end('SIGTERM');
  await site.worker.start();
  return broken;
}

export const clockJumps: Fault = {
  name: 'clock-jumps',
  what: `the clock of the API, then of the worker, is ${hours} h ahead, then behind`,
  async rehearse({ site }) {
    const broken = [...(await rehearseShift(site, hours)), ...(await rehearseShift(site, -hours))];
    return { saw: 'holds as long as promised, logins of both clocks', lost: [], broken };
  },
};
