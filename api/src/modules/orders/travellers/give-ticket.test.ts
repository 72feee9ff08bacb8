import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Failure, OrderDetail, TicketGift } from '@idavuelta/shared/contracts';
import { anOrder, codeOf, eventually, openTestApp } from '../../../testing/test-app.ts';
import { createTicketChecks, reasonOf } from '../../../testing/ticket-checks.ts';
import { changesPerPassenger } from './changes-of-ticket.ts';
import { giftsPerDay } from './give-ticket.ts';

const testApp = await openTestApp();
const checks = createTicketChecks(testApp);

/** Creates a paid order of two tickets; Ana and Luis travel on the first one. */
async function paidOrder() {
  const { email, token } = await testApp.newCustomer();
  const order = anOrder(await testApp.addEvent(), { tickets: 2, discountCode: 'GRATIS100' });
  const [first] = order.tickets;
  const [passenger] = first?.passengers ?? [];
  if (!first || !passenger) throw new Error('A ticket has a passenger.');
  first.passengers = [
    { ...passenger, name: 'Ana', email: `ana.${email}` },
    { ...passenger, name: 'Luis', email: `luis.${email}` },
  ];
  const { data } = await testApp.place(token, order);
  return { email, token, orderId: data.orderId };
}

const aGift = (changes: Partial<TicketGift> = {}): TicketGift => ({
  ticket: 1,
  passenger: 1,
  name: 'Eva Sol',
  email: 'Eva@Example.org',
  phone: '912 345 678',
  ...changes,
});
const give = ({ token, orderId }: { token: string; orderId: string }, body: TicketGift) =>
  testApp.call<OrderDetail>('POST', `/shop-api/order/${orderId}/gift`, { token, body });
const mailTo = (address: string, subject: RegExp) =>
  eventually(async () => (await testApp.app.services.mailbox.list(address)).find((mail) => subject.test(mail.subject)));
const isGood = async (code: object) => (await checks.scan(code as { orderId: string })).status === 200;

test('[AFT-03] a friend gets the ticket with another code; the one before is refused; everybody concerned is told', async () => {
  const order = await paidOrder();
  const [before, other] = await checks.codesOf(order.orderId, order.token);
  const friend = `eva.${order.email}`;
  const { status, data } = await give(order, aGift({ email: friend.toUpperCase() }));
  assert.equal(status, 200);
  const { passengers } = data.tickets[0] ?? {};
  assert.deepEqual(
    passengers?.map(({ name, email }) => [name, email]),
    [
      ['Eva Sol', friend],
      ['Luis', `luis.${order.email}`],
    ],
  );
  const [now] = await checks.codesOf(order.orderId, order.token);
  assert.equal(reasonOf(await checks.scan(before ?? { orderId: order.orderId })), 'reissued');
  assert.ok(await isGood(now ?? {}));
  assert.ok(await isGood(other ?? {}), 'the other ticket keeps its code');

  const received = await mailTo(friend, /Tu boleto/);
  assert.match(received.text, /te pasó su boleto/);
  assert.deepEqual(
    received.attachments.map(({ filename }) => filename),
    ['idavuelta-1.png', 'idavuelta.ics'],
  );
  assert.match((await mailTo(order.email, /cambió de manos/)).text, /Eva Sol/);
  assert.equal((await mailTo(`luis.${order.email}`, /cambió de manos/)).attachments.length, 2);
  const withdrawn = await mailTo(`ana.${order.email}`, /otra persona/);
  assert.deepEqual(
    withdrawn.attachments.map(({ filename }) => filename),
    ['idavuelta-cancel.ics'],
    'no code; the ride leaves the calendar',
  );
  const [audit] = await testApp.query<{ detail: object }>(
    `SELECT detail FROM audit WHERE subject = $1 AND action = 'give-ticket'`,
    [order.orderId],
  );
  assert.deepEqual(audit?.detail, { ticket: 1, passenger: 1, issue: 2 }, 'without a name');
});

test('[AFT-03] pressing twice gives one new code', async () => {
  const order = await paidOrder();
  await Promise.all([give(order, aGift()), give(order, aGift())]);
  await give(order, aGift());
  const [code] = await checks.codesOf(order.orderId, order.token);
  assert.equal(code?.issue, 2);
});

test('[AFT-03] nothing is given away after the check, once sales are closed, unpaid, paid back or of somebody else', async () => {
  const order = await paidOrder();
  await checks.rodeWith(order.orderId, order.token, 2);
  assert.equal(codeOf(await give(order, aGift({ ticket: 2 }))), 'TICKET_CHECKED');
  const { token: stranger } = await testApp.newCustomer();
  assert.equal(codeOf(await give({ ...order, token: stranger }, aGift())), 'NOT_FOUND');
  await checks.beganAgo(order.orderId, -5);
  assert.equal(codeOf(await give(order, aGift())), 'SALES_CLOSED');
  const { data } = await testApp.place(order.token, anOrder(await testApp.addEvent()));
  assert.equal(codeOf(await give({ token: order.token, orderId: data.orderId }, aGift())), 'STATE_CONFLICT');
});

test('[AFT-03] what a friend cannot have is told field by field', async () => {
  const order = await paidOrder();
  const fieldsOf = ({ body }: { body: object }) => (body as Failure).errors?.map(({ field }) => field);
  assert.deepEqual(fieldsOf(await give(order, aGift({ email: 'eva' }))), ['email']);
  assert.deepEqual(fieldsOf(await give(order, aGift({ phone: 'abcdefgh' }))), ['phone']);
  assert.deepEqual(fieldsOf(await give(order, aGift({ ticket: 3 }))), ['ticket']);
  assert.deepEqual(fieldsOf(await give(order, aGift({ passenger: 3 }))), ['passenger']);
});

test('[AFT-03] a customer gives away so many tickets in a day and no more', async () => {
  const order = await paidOrder();
  await testApp.query(
    `INSERT INTO audit (actor, action, subject) SELECT 'buyer', 'give-ticket', $1 FROM generate_series(1, $2)`,
    [order.orderId, giftsPerDay - 1],
  );
  assert.equal((await give(order, aGift())).status, 200);
  assert.equal(codeOf(await give(order, aGift({ passenger: 2 }))), 'RATE_LIMITED');
});

test('[AFT-03] a ticket changes hands so often and no more, by gifts and changes together', async () => {
  const order = await paidOrder();
  // Two travel on the ticket.
  await testApp.query(
    `INSERT INTO audit (actor, action, subject, detail, at)
     SELECT 'buyer', CASE WHEN n % 2 = 0 THEN 'give-ticket' ELSE 'change-passenger' END, $1, '{"ticket":1}', now() - interval '2 days'
     FROM generate_series(1, $2) AS n`,
    [order.orderId, 2 * changesPerPassenger - 1],
  );
  assert.equal((await give(order, aGift())).status, 200);
  assert.equal(codeOf(await give(order, aGift({ passenger: 2 }))), 'TICKET_CHANGED_TOO_OFTEN');
  const change = (body: TicketGift) =>
    testApp.call('PUT', `/shop-api/order/${order.orderId}/passenger`, { token: order.token, body });
  assert.equal(codeOf(await change(aGift({ name: 'Eva Luna' }))), 'TICKET_CHANGED_TOO_OFTEN');
  assert.equal((await give(order, aGift({ ticket: 2 }))).status, 200, 'the other ticket may');
});
