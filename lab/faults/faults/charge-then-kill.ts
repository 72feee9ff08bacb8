import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '@idavuelta/api/database/database.ts';
import { placeAt } from '@idavuelta/api/testing/cluster.ts';
import { anOrder, eventually } from '@idavuelta/api/testing/test-app.ts';
import { audit } from '../../histories/audit.ts';
import { buyerPages, referenceIn } from '../../histories/buyer-pages.ts';
import { type ProviderCode, providerCodes } from '../../histories/plan.ts';
import { reconcileAll } from '../../histories/settle.ts';
import { endHolds } from '../end-holds.ts';
import type { Context, Fault } from '../fault.ts';
import type { Site } from '../site.ts';

/** Kills API and worker at the moment when a provider has the money and we do not know it yet. */
async function killBoth({ api, worker, db }: Site) {
  await Promise.all([api.end('SIGKILL'), worker.end('SIGKILL')]);
  // The queues detect the jobs of a killed process by its heartbeat, which the rehearsal need not wait for.
  await query(db, `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active'`);
  await Promise.all([api.start(), worker.start()]);
}

/**
 * Pays one order at its provider; the provider's response is the last thing the API receives.
 * @returns the order's id
 */
async function payAndKill({ site, random }: Context, code: ProviderCode): Promise<string> {
  const page = buyerPages[code];
  const event = await site.data.addEventWith({ stock: 5 }, { countryCode: page.country });
  const [token = ''] = await site.buyers(1);
  const placed = await placeAt(site.api, token, anOrder(event, { paymentCode: code }), randomUUID());
  if (placed.status !== 200 || !placed.data.payment) throw new Error(`no order at ${code}: ${placed.status}`);

  let killed: Promise<void> | undefined;
  const kill = () => {
    killed ??= killBoth(site);
  };
  const back = await page.choose(placed.data.payment, 'approve');
  if (!back) throw new Error(`no way back from ${code}`);
  const notifications = site.providers.take(referenceIn(back));
  // Redsys sends a notification and waits for no response; the other providers are queried by the API.
  const queried = code !== 'redsys';
  if (queried) site.providers.beforeAnswer(kill);
  const calls = [
    fetch(site.api.url + back.pathname + back.search, { redirect: 'manual' }),
    ...notifications.map(({ path, headers, body }) => fetch(site.api.url + path, { method: 'POST', headers, body })),
  ].map((call) => call.catch(() => undefined));
  if (!queried) {
    await sleep(random() * 12);
    kill();
  }
  await Promise.all(calls);
  if (queried) while (!killed) await sleep(20);
  site.providers.beforeAnswer(undefined);
  await killed;
  return placed.data.orderId;
}

export const chargeThenKill: Fault = {
  name: 'charge-then-kill',
  what: 'API and worker are killed between the charge of a provider and our record of it, at three providers',
  async rehearse(context) {
    const { site, short } = context;
    const broken: string[] = [];
    const ids: string[] = [];
    const states = () =>
      query<{ id: string; code: string; state: string; seconds: number }>(
        site.db,
        `SELECT id, payment_code AS code, state FROM orders WHERE id = ANY($1::uuid[])`,
        [ids],
      );
    for (let turn = 0; turn < (short ? 1 : 3); turn++)
      for (const code of providerCodes) ids.push(await payAndKill(context, code));
    const atOnce = (await states()).filter(({ state }) => state === 'paid').length;
    const over = Date.now();
    // For a buyer who comes back the provider is queried at once; for one who does not, when the hold ends.
    await endHolds(site, ids);
    await paid(site, ids);
    const healedMs = Date.now() - over;
    // A second query finds nothing new: nobody is charged or refunded twice.
    await reconcileAll(site.db);
    await reconciled(site);
    for (const { code, state } of await states()) if (state !== 'paid') broken.push(`an order at ${code} is ${state}`);
    const charges = site.providers.charges();
    for (const { kind, detail } of await audit(site.db, charges))
      if (ids.some((id) => detail.includes(id)) || kind === 'a charge of no order') broken.push(kind);
    return {
      saw: `${ids.length} charged, ${atOnce} known at once, ${ids.length - atOnce} found later`,
      healedMs,
      lost: [],
      broken,
    };
  },
};

/** Waits until the providers were queried. */
const reconciled = ({ db }: Site) =>
  eventually(async () => {
    const [row] = await query<{ jobs: number }>(
      db,
      `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'reconcile-payments' AND state < 'completed' AND start_after <= now()`,
    );
    return row?.jobs === 0;
  }, 60_000);

/** Waits up to a minute until all orders are settled. */
async function paid({ db }: Site, ids: string[]) {
  const end = Date.now() + 60_000;
  for (;;) {
    const [row] = await query<{ waiting: number }>(
      db,
      `SELECT count(*)::int AS waiting FROM orders WHERE id = ANY($1::uuid[]) AND state <> 'paid'`,
      [ids],
    );
    if (!row?.waiting || Date.now() > end) return;
    await sleep(200);
  }
}
