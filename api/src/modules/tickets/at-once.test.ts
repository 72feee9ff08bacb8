import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Leg, TicketQr } from '@idavuelta/shared/contracts';
import fc from 'fast-check';
import { checkProperty } from '../../testing/check-property.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { createTicketChecks } from '../../testing/ticket-checks.ts';

// Sales are open while tickets already admit, so that every action is possible. Load shedding would add another
// outcome.
const testApp = await openTestApp({ admission: { before: 24 * 60, after: 6 }, maxDelayMs: 60_000 });
const checks = createTicketChecks(testApp);

interface Sold {
  orderId: string;
  buyer: string;
  /** Code of its only ticket before anything happened. */
  code: TicketQr;
}

async function soldTicket(): Promise<Sold> {
  const { orderId, buyer } = await checks.paidOrder(1, await testApp.addEvent());
  const [code = { orderId }] = await checks.codesOf(orderId, buyer);
  return { orderId, buyer, code };
}

/** @returns whether it was done; a call that failed may have been done or not, which proves nothing */
async function byBuyer({ orderId, buyer }: Sold, path: string, body?: object) {
  const method = path === 'passenger' ? 'PUT' : 'POST';
  const url = `/shop-api/order/${orderId}/${path}`;
  const { status } = await testApp.call(method, url, { token: buyer, ...(body && { body }) });
  assert.ok(status < 500, `${path}: ${status}`);
  return status === 200;
}
const traveller = { ticket: 1, passenger: 1, name: 'Eva Sol', email: 'eva@example.org', phone: '912 345 678' };

/** A driver's phone repeats a check that failed, by its id: it may have been recorded all the same. */
const isAdmitted = async ({ orderId, code }: Sold, leg: Leg) => {
  const { signature, issue } = code;
  const scan = { scanId: randomUUID(), signature, issue };
  const check = () => checks.check(orderId, { ticket: 1, leg }, scan);
  let { status, data } = await check();
  for (let tries = 1; status >= 500 && tries < 5; tries += 1) ({ status, data } = await check());
  assert.ok(status < 500, `check: ${status}`);
  return status === 200 && !data.notAdmitted && !data.checkedAt;
};

/** What can happen to a ticket; each returns whether it did. */
const actions = {
  check: (sold: Sold) => isAdmitted(sold, 'outbound'),
  'check on the way home': (sold: Sold) => isAdmitted(sold, 'return'),
  cancel: (sold: Sold) => byBuyer(sold, 'cancel'),
  give: (sold: Sold) => byBuyer(sold, 'gift', traveller),
  change: (sold: Sold) => byBuyer(sold, 'passenger', traveller),
  reissue: async ({ orderId }: Sold) =>
    testApp.staff('tickets', 'reissue', orderId, '1').then(
      () => true,
      () => false,
    ),
} satisfies Record<string, (sold: Sold) => Promise<boolean>>;
type Action = keyof typeof actions;
const names = Object.keys(actions) as Action[];

async function tryInOrder(first: Action, second: Action): Promise<[boolean, boolean]> {
  const sold = await soldTicket();
  return [await actions[first](sold), await actions[second](sold)];
}

const tried = new Map<string, ReturnType<typeof tryInOrder>>();
/** Performs two actions in this order; the result is the same for every ticket. */
function oneAfterTheOther(first: Action, second: Action) {
  const order = `${first}, then ${second}`;
  const outcome = tried.get(order) ?? tryInOrder(first, second);
  tried.set(order, outcome);
  return outcome;
}

for (const [first, second] of [
  ['check', 'cancel'],
  ['cancel', 'check'],
  ['check', 'give'],
  ['give', 'check'],
  ['check', 'change'],
  ['reissue', 'check'],
  ['cancel', 'give'],
  ['cancel', 'change'],
  ['cancel', 'reissue'],
] as const)
  test(`[FLT-03, FLT-04] after ${first} there is no ${second}`, async () => {
    assert.deepEqual(await oneAfterTheOther(first, second), [true, false]);
  });

test('[FLT-03] of two things that happen to a ticket at the same moment, it is as if one had been the first', async () => {
  const pairs = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names));
  await checkProperty(
    fc.asyncProperty(pairs, async ([one, other]) => {
      const sold = await soldTicket();
      const together = await Promise.all([actions[one](sold), actions[other](sold)]);
      const allowed = [await oneAfterTheOther(one, other), (await oneAfterTheOther(other, one)).toReversed()];
      assert.ok(
        allowed.some((outcome) => String(outcome) === String(together)),
        `${one} and ${other}: ${together}, one after the other ${allowed.join(' or ')}`,
      );
    }),
    24,
  );
});
