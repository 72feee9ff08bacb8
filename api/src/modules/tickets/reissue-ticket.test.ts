import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createAuditRepository } from '../../database/audit.repository.ts';
import { anOrder, eventually, openTestApp } from '../../testing/test-app.ts';
import { createTicketChecks, reasonOf } from '../../testing/ticket-checks.ts';

const testApp = await openTestApp();
const checks = createTicketChecks(testApp);

const reissue = (...words: string[]) => testApp.staff('tickets', 'reissue', ...words);

/** Counts the mails with an order's tickets to its buyer. */
const mailsToBuyer = async (orderId: string) =>
  (await testApp.app.services.mailbox.list()).filter(
    ({ to, html }) => to !== 'viajera@example.org' && html.includes(orderId),
  ).length;

test('[QRC-11, API-10] staff gives a ticket another code: the earlier one is refused, the buyer gets a mail', async () => {
  const { orderId, buyer } = await checks.paidOrder(2);
  const [, before] = await checks.codesOf(orderId, buyer);
  await eventually(async () => (await mailsToBuyer(orderId)) === 1);
  const device = { id: randomUUID(), name: 'Van 4' };
  assert.equal((await checks.scan(before ?? { orderId }, { device })).data.checkedAt, undefined);

  const words = await reissue(orderId, '2');
  assert.match(words, /^Ticket 2 of order .* has a new code, issue 2; earlier ones are refused from now on\.$/m);
  assert.match(words, /^It was checked on the way there, .* by Van 4, and stays checked there\.$/m);
  assert.equal(reasonOf(await checks.scan(before ?? { orderId })), 'reissued');
  assert.equal(
    reasonOf(await checks.check(orderId, { ticket: 2 })),
    'reissued',
    'as the mails before signatures had it',
  );
  assert.equal(
    reasonOf(await checks.check(orderId, { ticket: 2 }, { issue: 2 })),
    'reissued',
    'which anyone may write',
  );

  const [one, now] = await checks.codesOf(orderId, buyer);
  const again = await checks.scan(now ?? { orderId });
  assert.deepEqual([again.data.isSigned, again.data.checkedBy], [true, 'Van 4']);
  assert.equal((await checks.scan(one ?? { orderId })).status, 200, 'the other ticket keeps its code');
  await eventually(async () => (await mailsToBuyer(orderId)) === 2);
  const [entry] = await createAuditRepository(testApp.db).latest(1, orderId);
  assert.deepEqual([entry?.action, entry?.detail], ['reissue-ticket', { ticket: 2, issue: 2 }]);
  assert.match(await reissue(orderId, '2'), /issue 3/);
});

test('[QRC-11] who travels on the ticket gets its new code by mail as well, not the buyer alone', async () => {
  const { orderId } = await checks.paidOrder(2);
  const number = await testApp.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [orderId]);
  const toPassenger = async () =>
    (await testApp.app.services.mailbox.list()).filter(
      ({ to, html }) => to === 'viajera@example.org' && html.includes(number[0]?.number ?? '-'),
    ).length;
  await eventually(async () => (await toPassenger()) > 0);
  const before = await toPassenger();
  await reissue(orderId, '2');
  await eventually(async () => (await toPassenger()) > before);
});

test('[API-10] a ticket that nobody can ride with gets no other code, and staff is told why', async () => {
  const { orderId, buyer } = await checks.paidOrder(2);
  const unpaid = await testApp.place(buyer, anOrder(await testApp.addEvent()));
  await assert.rejects(reissue(randomUUID(), '1'), /^Error: There is no order/);
  await assert.rejects(reissue('x', '1'), /is not the number or id of an order/);
  await assert.rejects(reissue(orderId, '3'), /gets no new code\. It has no ticket 3\./);
  await assert.rejects(reissue(orderId, '0'), /must be a whole number from 1/);
  await assert.rejects(reissue(unpaid.data.orderId, '1'), /The order is awaiting/);
  await testApp.query(
    `WITH p AS (INSERT INTO payment (order_id, provider, reference, token, amount_minor, currency)
       VALUES ($1, 'webpay', 'reference', 'token', 4500, 'PEN') RETURNING id),
     r AS (INSERT INTO refund (payment_id, amount_minor, reason, requested_by)
       SELECT id, 4500, 'asked_for', 'staff:test' FROM p RETURNING id)
     UPDATE order_ticket SET refund_id = (SELECT id FROM r) WHERE order_id = $1 AND number = 1`,
    [orderId],
  );
  await assert.rejects(reissue(orderId, '1'), /Ticket 1 is paid back\./);
});
