import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  type Category,
  type PersonalData,
  periodicity,
  type Waiting,
  type WaitingJoined,
} from '@idavuelta/shared/contracts';
import { query } from '../../database/database.ts';
import { statementsWait } from '../../testing/locks.ts';
import { anOrder, codeOf, eventually, type Ids, openTestApp, startTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp({ trustProxy: '127.0.0.1', offersPerNetwork: 3 });
const token = await testApp.login();

const anEmail = () => `${randomUUID()}@example.org`;
const offer = () => testApp.app.services.handlers['offer-seats']({}, 'a-job');

interface Wish {
  email?: string;
  tickets?: number;
  productVariantId?: number;
  date?: string;
}

let visitors = 0;
/** Returns the address of a new visitor. */
const newVisitor = () => `198.51.${100 + Math.floor(++visitors / 250)}.${visitors % 250}`;

/** Joins a waiting list with an unconfirmed address. */
const requestSeats = ({ dateId, variantId }: Ids, wish: Wish = {}, headers: Record<string, string> = {}) =>
  testApp.call<WaitingJoined>('POST', '/waiting-list', {
    body: { eventDateId: dateId, productVariantId: variantId, tickets: 1, email: anEmail(), ...wish },
    headers: { 'x-forwarded-for': newVisitor(), ...headers },
  });

/** Joins a waiting list and confirms the address through the mailed link. */
async function join(event: Ids, wish: Wish = {}, headers: Record<string, string> = {}) {
  const email = wish.email ?? anEmail();
  const questions = async () => (await mailsTo(email.toLowerCase())).filter(isQuestion);
  const before = (await questions()).length;
  const response = await requestSeats(event, { ...wish, email }, headers);
  if (response.status !== 200) return response;
  const requested = await eventually(async () => (await questions())[before]);
  assert.equal((await confirm(tokenIn(requested))).status, 200);
  return response;
}

/** Creates an event whose seats are all held by one order awaiting its transfer. */
async function soldOut(stock = 1) {
  const event = await testApp.addEventWith({ stock });
  const { data } = await testApp.place(token, anOrder(event, { tickets: stock }));
  return { event, orderId: data.orderId };
}

const cancelOrder = (orderId: string) => testApp.call('POST', `/shop-api/order/${orderId}/cancel`, { token });

/** Ends an order's hold without queuing its job. */
async function freeSeats({ eventId }: Ids, orderId: string) {
  await testApp.query(`DELETE FROM pgboss.job WHERE name = 'offer-seats'`);
  await testApp.query(
    `WITH gone AS (UPDATE seat_hold SET state = 'released' WHERE order_id = $1)
     UPDATE seat_pool p SET held = 0 FROM departure d WHERE d.id = departure_id AND d.event_id = $2`,
    [orderId, eventId],
  );
}

const noOffersUnderWay = () =>
  eventually(async () => {
    const due = "name = 'offer-seats' AND state IN ('created', 'retry', 'active') AND start_after <= now()";
    return (await testApp.query(`SELECT FROM pgboss.job WHERE ${due}`)).length === 0;
  });

const mailsTo = (email: string) =>
  testApp.query<{ subject: string; text: string }>(
    'SELECT subject, text FROM mailbox WHERE recipient = $1 ORDER BY id',
    [email],
  );

const tokenIn = ({ text }: { text: string }) => /\/event\/[^\s?]+\?waiting=([\w-]+)/.exec(text)?.[1] ?? '';
const isOffer = ({ subject }: { subject: string }) => subject.startsWith('Se liberó tu lugar');
const isQuestion = ({ subject }: { subject: string }) => /^Confirm[ae]? /.test(subject);
const offersTo = async (email: string) => (await mailsTo(email)).filter(isOffer);

/** Waits for the mail about returned seats. @returns the secret of its link */
const offeredTo = async (email: string) =>
  tokenIn(
    await eventually(async () => {
      const [mail] = await offersTo(email);
      return mail;
    }),
  );

const joinedToken = async (email: string) => tokenIn(await eventually(async () => (await mailsTo(email))[0]));

const stand = (secret: string) => testApp.call<Waiting>('GET', `/waiting-list?token=${secret}`);
const confirm = (secret: string) => testApp.call<Waiting>('POST', '/waiting-list/confirm', { body: { token: secret } });
const leave = (secret: string) => testApp.call('POST', '/waiting-list/leave', { body: { token: secret } });

const endOffers = ({ eventId }: Ids) =>
  testApp.query(
    `UPDATE offered_seats SET held_until = now() - interval '1 second' FROM seat_pool p JOIN departure d ON d.id = p.departure_id
     WHERE p.id = seat_pool_id AND d.event_id = $1`,
    [eventId],
  );

const poolOf = async ({ eventId }: Ids) =>
  (
    await testApp.query<{ held: number; sold: number }>(
      'SELECT held, sold FROM seat_pool p JOIN departure d ON d.id = p.departure_id WHERE d.event_id = $1',
      [eventId],
    )
  )[0];

test('[WTL-01] who is logged in joins at once, with one mail that says how to leave; a second time changes nothing', async () => {
  const { event } = await soldOut();
  const { email, token: own } = await testApp.newCustomer();
  const headers = { authorization: `Bearer ${own}` };
  const first = await requestSeats(event, { email }, headers);
  assert.deepEqual([first.status, first.data], [200, { state: 'waiting' }]);
  const mail = await eventually(async () =>
    (await mailsTo(email)).find(({ subject }) => /lista de espera/.test(subject)),
  );
  assert.match(mail.subject, /^Estás en la lista de espera: Concierto/);
  assert.match(mail.text, new RegExp(`http://localhost:3000/event/${event.slug}\\?waiting=`));
  const again = await requestSeats(event, { email: email.toUpperCase() }, headers);
  assert.deepEqual([again.status, again.body], [first.status, first.body]);
  const rows = await testApp.query('SELECT FROM waiting_list WHERE email = $1', [email]);
  assert.equal(rows.length, 1);
  const another = await requestSeats(event, { email: anEmail() }, headers);
  assert.deepEqual(another.data, { state: 'asked' }, 'the address of somebody else is asked');
  assert.equal((await requestSeats(event, {}, { authorization: 'Bearer nonsense' })).status, 401);
});

test('[FLT-07] an address that nobody has confirmed keeps no seat, and gets one mail whatever is asked for', async () => {
  const [{ event, orderId }, other] = [await soldOut(), await soldOut()];
  const strangers = Array.from({ length: 5 }, anEmail);
  for (const email of strangers) assert.deepEqual((await requestSeats(event, { email })).data, { state: 'asked' });
  const [email = ''] = strangers;
  const question = await eventually(async () => (await mailsTo(email))[0]);
  assert.match(question.subject, /^Confirma tu lugar en la lista de espera/);
  await requestSeats(event, { email });
  await requestSeats(other.event, { email });
  await cancelOrder(orderId);
  await offer();
  assert.deepEqual(await poolOf(event), { held: 0, sold: 0 });
  assert.equal(
    (await testApp.place((await testApp.newCustomer()).token, anOrder(event))).status,
    200,
    'a buyer has it',
  );
  const secret = tokenIn(question);
  assert.equal((await stand(secret)).data.state, 'asked', 'to open the link confirms nothing');
  assert.equal((await mailsTo(email)).length, 1);

  assert.equal((await confirm(secret)).data.state, 'waiting');
  assert.equal((await confirm(secret)).data.state, 'waiting', 'pressed twice');
  const states = await testApp.query('SELECT DISTINCT state FROM waiting_list WHERE email = $1', [email]);
  assert.deepEqual(states, [{ state: 'waiting' }], 'all that was asked for with the address');
  await leave(secret);
  assert.equal((await confirm(secret)).data.state, 'left');
});

test('[FLT-07] who does not open an offer has it half as long, and nobody has more than two at a time', async () => {
  const email = anEmail();
  const events: Ids[] = [];
  for (let i = 0; i < 3; i++) {
    const { event, orderId } = await soldOut();
    await join(event, { email });
    events.push(event);
    await cancelOrder(orderId);
    await offer();
  }
  const held = async () => (await Promise.all(events.map(poolOf))).map((pool) => pool?.held);
  assert.deepEqual(await held(), [1, 1, 0]);
  const minutesLeft = async () =>
    (
      await testApp.query<{ minutes: number }>(
        `SELECT round(extract(epoch FROM held_until - now()) / 60)::int AS minutes FROM offered_seats k
         JOIN waiting_list w ON w.id = k.waiting_id WHERE w.email = $1 ORDER BY k.waiting_id`,
        [email],
      )
    ).map(({ minutes }) => minutes);
  assert.deepEqual(await minutesLeft(), [15, 15]);
  const secret = await offeredTo(email);
  for (const _ of [1, 2]) await stand(secret);
  assert.deepEqual((await minutesLeft()).sort(), [15, 30]);
  if (events[0]) await endOffers(events[0]);
  await offer();
  assert.deepEqual(await held(), [0, 1, 1]);
});

test('[FLT-27] offers made at the same instant are no more than two for a person', async () => {
  const email = anEmail();
  const events: Ids[] = [];
  const orders: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { event, orderId } = await soldOut();
    await join(event, { email });
    events.push(event);
    orders.push(orderId);
  }
  // Otherwise the worker might make the offers before the test: joining queues a job.
  await noOffersUnderWay();
  for (const [i, event] of events.entries()) {
    await freeSeats(event, orders[i] ?? '');
    if (i === 0) await offer();
  }
  // Both offers wait for a buyer of their seats, so they run concurrently.
  const { offers } = await testApp.db.transaction().execute(async (buyer) => {
    const ids = events.map(({ eventId }) => eventId);
    const pools = 'SELECT FROM seat_pool WHERE departure_id IN (SELECT id FROM departure WHERE event_id = ANY($1))';
    await query(buyer, `${pools} FOR UPDATE`, [ids]);
    const offers = Promise.all([offer(), offer()]);
    await statementsWait(testApp.db, 2);
    return { offers };
  });
  await offers;
  const held = (await Promise.all(events.map(poolOf))).filter((pool) => pool?.held === 1);
  assert.equal(held.length, 2);
});

test('[FLT-27] people of one network have seats kept for a few of them at a time, others are not kept waiting', async () => {
  const { event, orderId } = await soldOut(5);
  const [network, others] = [newVisitor(), newVisitor()];
  const near = Array.from({ length: 4 }, anEmail);
  const [far] = [anEmail()];
  for (const email of near) await join(event, { email }, { 'x-forwarded-for': network });
  await join(event, { email: far }, { 'x-forwarded-for': others });
  await cancelOrder(orderId);
  await offer();
  // Mails of one offer are sent by two workers, in any order.
  for (const email of [...near.slice(0, 3), far]) await offeredTo(email ?? '');
  const offers = await Promise.all(near.map(async (email) => (await offersTo(email)).length));
  assert.deepEqual([...offers, (await poolOf(event))?.held], [1, 1, 1, 0, 4]);
  await leave(await offeredTo(near[0] ?? ''));
  await offer();
  await offeredTo(near[3] ?? '');
});

test('[FLT-27] of a network only a hash is stored, as long as the address', async () => {
  const { event } = await soldOut();
  const [email, network] = [anEmail(), newVisitor()];
  await join(event, { email }, { 'x-forwarded-for': network });
  const stored = () =>
    testApp.query<{ network: string | null }>(
      'SELECT network FROM waiting_list WHERE departure_id = (SELECT max(departure_id) FROM waiting_list)',
    );
  const [entry] = await stored();
  assert.match(entry?.network ?? '', /^[\w-]{43}$/);
  await leave(await joinedToken(email));
  assert.deepEqual(await stored(), [{ network: null }]);
});

test('[WTL-01] what cannot be waited for is refused with the field', async () => {
  const { event } = await soldOut(2);
  const other = await testApp.addEventWith({ stock: 1 });
  const fieldOf = async (wish: Wish) => {
    const { status, body } = await join(event, wish);
    const { errors = [] } = body as { errors?: { field: string }[] };
    return [status, errors.map(({ field }) => field).join()];
  };
  assert.deepEqual(await fieldOf({ email: 'ana@gmail' }), [400, 'email']);
  assert.deepEqual(await fieldOf({ tickets: 0 }), [400, 'tickets']);
  assert.deepEqual(await fieldOf({ tickets: 21 }), [400, 'tickets']);
  assert.deepEqual(await fieldOf({ tickets: 3 }), [400, 'tickets'], 'the van has two');
  assert.deepEqual(await fieldOf({ productVariantId: other.variantId }), [400, 'productVariantId']);
  assert.equal((await join({ ...event, dateId: 2_000_000 })).status, 404);
  const free = await join(other);
  assert.deepEqual([free.status, codeOf(free)], [409, 'STATE_CONFLICT'], 'seats that are on sale are not kept');
  await testApp.query('UPDATE event SET sales_stopped = true WHERE id = $1', [event.eventId]);
  assert.equal(codeOf(await join(event)), 'SALES_CLOSED');
  await testApp.query(`UPDATE event SET sales_stopped = false, visibility = 'invited' WHERE id = $1`, [event.eventId]);
  assert.equal(codeOf(await join(event)), 'NOT_INVITED');
});

test('[WTL-01] one visitor and one address join only so often', async (t) => {
  const strict = await startTestApp({ rateLimit: { perAddress: 50, perAccount: 3 } });
  t.after(() => strict.close());
  const event = await strict.addEventWith({ stock: 1 });
  const body = { eventDateId: event.dateId, productVariantId: event.variantId, tickets: 1, email: anEmail() };
  const calls = [];
  for (let i = 0; i < 4; i++) calls.push(await strict.call('POST', '/waiting-list', { body }));
  assert.equal(calls.at(-1)?.status, 429);
});

test('[WTL-02] when seats return the first one is told once, the seats are kept, and the link takes them', async () => {
  const { event, orderId } = await soldOut(2);
  const [first, second] = [anEmail(), anEmail()];
  await join(event, { email: first, tickets: 2 });
  await join(event, { email: second });
  await cancelOrder(orderId);
  const secret = await offeredTo(first);
  assert.deepEqual(await poolOf(event), { held: 2, sold: 0 });
  const { data } = await stand(secret);
  assert.equal(data.state, 'held');
  assert.deepEqual([data.eventId, data.eventDateId, data.tickets], [event.eventId, event.dateId, 2]);
  assert.equal(data.seatPool?.units, 2);
  const minutes = (Date.parse(data.heldUntil ?? '') - Date.now()) / 60_000;
  assert.ok(minutes > 28 && minutes <= 30, `${minutes} minutes`);

  const stranger = await testApp.place((await testApp.newCustomer()).token, anOrder(event));
  assert.equal(codeOf(stranger), 'OUT_OF_STOCK', 'nobody else can buy them');
  const placed = await testApp.place(token, { ...anOrder(event, { tickets: 2 }), waitingToken: secret });
  assert.equal(placed.status, 200);
  assert.deepEqual(await poolOf(event), { held: 2, sold: 0 }, 'they are not held twice');
  assert.equal((await stand(secret)).data.state, 'used');
  const more = await testApp.place(token, { ...anOrder(event), waitingToken: secret });
  assert.equal(codeOf(more), 'OUT_OF_STOCK', 'the link works once');
  await offer();
  assert.equal((await offersTo(second)).length, 0);
  assert.equal((await offersTo(first)).length, 1);
});

test('[WTL-02] who orders fewer than were kept leaves the rest to others', async () => {
  const { event, orderId } = await soldOut(3);
  const email = anEmail();
  await join(event, { email, tickets: 3 });
  await cancelOrder(orderId);
  const placed = await testApp.place(token, { ...anOrder(event), waitingToken: await offeredTo(email) });
  assert.equal(placed.status, 200);
  assert.deepEqual(await poolOf(event), { held: 1, sold: 0 });
});

test('[WTL-03] seats that nobody takes in time go to the next one, and nobody is told twice', async () => {
  const { event, orderId } = await soldOut();
  const [first, second] = [anEmail(), anEmail()];
  await join(event, { email: first });
  await join(event, { email: second });
  await cancelOrder(orderId);
  const late = await offeredTo(first);
  await endOffers(event);
  await offer();
  const next = await offeredTo(second);
  assert.equal((await stand(late)).data.state, 'over');
  assert.equal((await stand(next)).data.state, 'held');
  const placed = await testApp.place(token, { ...anOrder(event), waitingToken: late });
  assert.equal(codeOf(placed), 'OUT_OF_STOCK');
  await endOffers(event);
  await offer();
  await offer();
  assert.deepEqual(await poolOf(event), { held: 0, sold: 0 });
  assert.deepEqual([(await offersTo(first)).length, (await offersTo(second)).length], [1, 1]);

  await testApp.place(token, anOrder(event));
  assert.equal((await join(event, { email: first })).status, 200, 'who wants to may join again');
  const [again] = await testApp.query<{ state: string }>('SELECT state FROM waiting_list WHERE email = $1', [first]);
  assert.equal(again?.state, 'waiting');
});

test('[WTL-03] whoever wants more than has returned does not stand in the way of others', async () => {
  const { event } = await soldOut(3);
  const [many, one] = [anEmail(), anEmail()];
  await join(event, { email: many, tickets: 3 });
  await join(event, { email: one });
  await testApp.query(
    'UPDATE seat_pool p SET capacity = capacity + 1 FROM departure d WHERE d.id = departure_id AND d.event_id = $1',
    [event.eventId],
  );
  await offer();
  await offeredTo(one);
  assert.equal((await offersTo(many)).length, 0);
});

test('[WTL-03] two processes at once tell each one once, and keep no more than there is', async () => {
  const { event, orderId } = await soldOut(6);
  const emails = Array.from({ length: 9 }, anEmail);
  for (const email of emails) await join(event, { email });
  await freeSeats(event, orderId);
  await Promise.all([offer(), offer(), offer()]);
  await offer();
  for (const email of emails.slice(0, 6)) await offeredTo(email);
  assert.deepEqual(await poolOf(event), { held: 6, sold: 0 });
  const counts = await Promise.all(emails.map(async (email) => (await offersTo(email)).length));
  assert.deepEqual(counts, [1, 1, 1, 1, 1, 1, 0, 0, 0]);
});

test('[WTL-03] buyers and people who are told at the same moment never get more seats than there are', async () => {
  const { event, orderId } = await soldOut(4);
  const emails = Array.from({ length: 4 }, anEmail);
  for (const email of emails) await join(event, { email });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => testApp.newCustomer()));
  const [, ...orders] = await Promise.all([
    cancelOrder(orderId),
    ...buyers.map((buyer) => testApp.place(buyer.token, anOrder(event))),
    offer(),
    offer(),
  ]);
  const bought = orders.filter((answer) => answer && 'status' in answer && answer.status === 200).length;
  const kept = async () => {
    const rows = await testApp.query(
      `SELECT FROM offered_seats o JOIN seat_pool p ON p.id = o.seat_pool_id
       JOIN departure d ON d.id = p.departure_id WHERE d.event_id = $1 AND o.state = 'held'`,
      [event.eventId],
    );
    return rows.length;
  };
  // Another process may still be running.
  await eventually(async () => {
    await offer();
    return bought + (await kept()) === 4;
  });
  assert.deepEqual(await poolOf(event), { held: 4, sold: 0 });
});

test('[WTL-03] nobody is told once sales have closed, and seats are kept no longer than they are sold', async () => {
  const { event } = await soldOut();
  const email = anEmail();
  await join(event, { email });
  const free = () =>
    testApp.query('UPDATE seat_pool p SET held = 0 FROM departure d WHERE d.id = departure_id AND d.event_id = $1', [
      event.eventId,
    ]);
  const startsIn = (minutes: number) =>
    testApp.query(`UPDATE departure SET starts_at = now() + make_interval(mins => $2) WHERE event_id = $1`, [
      event.eventId,
      minutes,
    ]);
  await startsIn(120); // sales close four hours before
  await free();
  await offer();
  assert.equal((await offersTo(email)).length, 0);
  await startsIn(250);
  await offer();
  const { data } = await stand(await offeredTo(email));
  assert.ok(Date.parse(data.heldUntil ?? '') < Date.now() + 11 * 60_000);
});

test('[WTL-04] the link in a mail takes off the list, as often as it is opened', async () => {
  const { event, orderId } = await soldOut();
  const [first, second] = [anEmail(), anEmail()];
  await join(event, { email: first });
  await join(event, { email: second });
  const secret = await joinedToken(first);
  assert.equal((await stand(secret)).data.state, 'waiting');
  assert.deepEqual([(await leave(secret)).status, (await leave(secret)).status], [200, 200]);
  assert.equal((await stand(secret)).data.state, 'left');
  const rows = await testApp.query('SELECT FROM waiting_list WHERE email = $1', [first]);
  assert.equal(rows.length, 0, 'the address is gone');
  await cancelOrder(orderId);
  const kept = await offeredTo(second);
  assert.equal((await leave(kept)).status, 200);
  await eventually(async () => (await poolOf(event))?.held === 0);
  assert.equal((await offersTo(first)).length, 0);
  assert.deepEqual([(await stand('x'.repeat(43))).status, (await leave('x'.repeat(43))).status], [410, 410]);
  assert.equal((await stand('short')).status, 400);
  const hashes = await testApp.query<{ hash: string }>('SELECT hash FROM waiting_list_token');
  assert.ok(hashes.every(({ hash }) => hash !== secret && hash !== kept));
});

test('[WTL-04] addresses are in what customers take along, and go with the account and after the event', async () => {
  const { event, orderId } = await soldOut();
  const past = await soldOut();
  const { email, token: own } = await testApp.newCustomer();
  await join(event, { email });
  await join(past.event, { email });
  await cancelOrder(orderId);
  await offeredTo(email);
  const { data } = await testApp.call<PersonalData>('GET', '/shop-api/me/data', { token: own });
  assert.deepEqual(
    data.waitingList?.map(({ tickets }) => tickets),
    [1, 1],
  );

  await testApp.query(`UPDATE departure SET starts_at = now() - interval '1 hour' WHERE event_id = $1`, [
    past.event.eventId,
  ]);
  await testApp.app.services.handlers['forget-scans']({}, 'a-job');
  const left = () => testApp.query('SELECT FROM waiting_list WHERE email = $1', [email]);
  assert.equal((await left()).length, 1);
  const removed = await testApp.call('DELETE', '/shop-api/me', {
    token: own,
    body: { password: 'demo1234' },
  });
  assert.equal(removed.status, 200);
  assert.equal((await left()).length, 0);
  assert.deepEqual(await poolOf(event), { held: 0, sold: 0 }, 'what was kept is free');
});

test('[WTL-02] of an event whose day the buyer picks, seats of that day are kept', async () => {
  const event = await testApp.addEventWith({ stock: 1 }, {
    periodicityType: periodicity.range,
    dates: [{ daysAhead: 10, time: '20:00' }],
    lastDay: 14,
  } as object);
  const [{ day } = { day: '' }] = await testApp.query<{ day: string }>(
    `SELECT to_char(starts_at AT TIME ZONE time_zone, 'YYYY-MM-DD') AS day FROM event WHERE id = $1`,
    [event.eventId],
  );
  const { data } = await testApp.place(token, anOrder(event, { date: day }));
  const email = anEmail();
  assert.equal((await join(event, { email, date: day })).status, 200);
  await cancelOrder(data.orderId);
  const found = (await stand(await offeredTo(email))).data;
  assert.deepEqual([found.state, found.day], ['held', day]);
  const stock = async () =>
    (await testApp.call<Category[]>('GET', `/events/${event.eventId}/product-variant?date=${day}`)).data[0]
      ?.subCategories[0]?.stock;
  assert.equal(await stock(), 0);
});

test('[WTL-02] mails are in the language of who joined', async () => {
  const { event } = await soldOut();
  const email = anEmail();
  await join(event, { email }, { 'accept-language': 'pt-BR' });
  const [mail] = await eventually(async () => {
    const mails = await mailsTo(email);
    return mails.length > 0 && mails;
  });
  assert.match(mail?.subject ?? '', /^Confirme seu lugar na lista de espera/);
});

test('[WTL-10] staff sees how many seats of a departure are waited for', async () => {
  const { event } = await soldOut(3);
  await join(event, { tickets: 2 });
  const email = anEmail();
  await join(event, { email, tickets: 3 });
  const waiting = async () =>
    JSON.parse(await testApp.staff('events', 'show', event.slug, '--json')).departures[0].waiting;
  assert.equal(await waiting(), 5);
  await leave(await joinedToken(email));
  assert.equal(await waiting(), 2);
});
