import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventRequest } from '@idavuelta/shared/contracts';
import type {
  AuditRow,
  PrivateRequest,
  PrivateRequestDetail,
  RequestGuest,
  StaffList,
  Today,
} from '@idavuelta/shared/contracts/staff';
import { createOrganiserSteps } from '../../../testing/event-requests.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { eventually, openTestApp } from '../../../testing/test-app.ts';
import { createRequestDecisions } from '../decisions.ts';

const mediaDir = temporaryFolder();
const testApp = await openTestApp({ mediaDir });
const organiser = createOrganiserSteps(testApp);
const { token: viewer } = await logInStaff(testApp, 'viewer');
const { token: support } = await logInStaff(testApp, 'support');

const read = <Data>(path: string, token = support) =>
  testApp.call<Data>('GET', `/staff-api/requests${path}`, { token });

test('[BOF-10] requests are listed by their status and found by their organiser', async () => {
  const host = await testApp.newCustomer();
  const sent = await organiser.underReview(host.token, [
    ['Berta', 'berta@example.org', null, 2],
    ['Carlos', 'carlos@example.org', null, 14],
  ]);
  await organiser.create(host.token, await organiser.input({ saved: true }));
  const found = async (search: string) =>
    (await read<StaffList<PrivateRequest>>(`?text=${encodeURIComponent(host.email)}&sort=-guests${search}`)).data;
  const { rows, total } = await found('');
  assert.equal(total, 1, 'not the saved one');
  assert.deepEqual(rows[0], {
    id: sent.id,
    status: 'under_review',
    name: 'Boda de Ana y Luis',
    organiser: 'Ana Rojas',
    email: host.email,
    startsAt: '2055-03-07T01:00:00.000Z',
    timeZone: 'America/Lima',
    guests: 2,
    seats: 16,
  });
  assert.equal((await found('&status=approved')).total, 0);
  const { token: dispatcher } = await logInStaff(testApp, 'dispatcher');
  assert.equal((await read('', dispatcher)).status, 403);
});

test('[BOF-10] a request is read with everything of its organiser, what guests answered and what it costs', async () => {
  const host = await testApp.newCustomer();
  const guest = await testApp.newCustomer();
  const stop = { address: 'Plaza Bolognesi', countyId: await organiser.countyOf('Bellavista'), time: '18:30' };
  const { id, imagePath } = await organiser.underReview(
    host.token,
    [
      ['Berta', guest.email, null, 2],
      ['Carlos', 'carlos@example.org', null, 14],
    ],
    { additionalStops: [stop] },
  );
  const { data } = await read<PrivateRequestDetail>(`/${id}`);
  assert.deepEqual(
    [data.location, data.address, data.county, data.invitation, data.imagePath],
    ['Casa Hacienda', 'Av. Grau 123', 'Surco', 'Los esperamos.', imagePath],
  );
  assert.deepEqual(data.stops, [{ address: 'Plaza Bolognesi', county: 'Bellavista', time: '18:30' }]);
  const soles = (minor: number) => ({ minor, currency: 'PEN' });
  assert.deepEqual(data.estimate, {
    vans: 2,
    vanSeats: 15,
    perVan: soles(48_000),
    perSeat: soles(500),
    cost: soles(2 * 48_000 + 16 * 500),
  });

  const { slug } = await createRequestDecisions(testApp).approve(id, 'staff:rosa');
  const { eventId } = await testApp.ids(slug);
  await testApp.call('PUT', `/shop-api/invited-events/${eventId}/answer`, {
    token: guest.token,
    body: { answer: 'declined' },
  });
  const { data: guests } = await read<StaffList<RequestGuest>>(`/${id}/guests?sort=-seats`);
  assert.deepEqual(guests, {
    rows: [
      { name: 'Carlos', email: 'carlos@example.org', seats: 14, booked: 0 },
      { name: 'Berta', email: guest.email, seats: 2, answer: 'declined', booked: 0 },
    ],
    total: 2,
  });
  assert.equal((await read<PrivateRequestDetail>(`/${id}`)).data.eventSlug, slug);
});

test('[BOF-10] a request that its organiser only saved is not there', async () => {
  const host = await testApp.newCustomer();
  const { data } = await organiser.create(host.token, await organiser.input({ saved: true }));
  assert.equal((await read(`/${data.id}`)).status, 404);
  assert.equal((await read('/999999/guests')).status, 404);
});

const decide = <Data = PrivateRequestDetail>(path: string, token: string, body?: object) =>
  testApp.call<Data>('POST', `/staff-api/requests/${path}`, { token, body });
const mailTo = (address: string) =>
  eventually(async () => (await testApp.app.services.mailbox.list()).find(({ to }) => to === address));

test('[BOF-10] an approval tells the organiser what to pay, and finance records that it was billed and paid', async () => {
  const { token: events } = await logInStaff(testApp, 'events');
  const { token: finance } = await logInStaff(testApp, 'finance');
  const host = await testApp.newCustomer();
  const { id } = await organiser.underReview(host.token, [['Berta', 'berta@example.org', null, 2]]);
  const terms = { seats: 15, guests: 1, guestSeats: 2, amount: 65_000, payBy: 'transfer' };
  const outdated = await decide(`${id}/approve`, events, { ...terms, guestSeats: 1 });
  assert.equal(outdated.status, 412);
  assert.equal((await decide(`${id}/approve`, viewer, terms)).status, 403);

  const { data } = await decide(`${id}/approve`, events, terms);
  const soles = { minor: 65_000, currency: 'PEN' };
  assert.deepEqual(
    [data.status, data.quote],
    ['approved', { amount: soles, payBy: 'transfer', reference: `EVENTO-${id}` }],
  );
  const mail = await mailTo(host.email);
  for (const part of ['S/650,00', `EVENTO-${id}`, 'transferencia']) assert.ok(mail?.html.includes(part), part);
  const quote = async () =>
    (await testApp.call<EventRequest>('GET', `/shop-api/event-requests/${id}`, { token: host.token })).data.quote;
  const quoted = await quote();
  assert.deepEqual(
    [quoted?.amount, quoted?.currency, quoted?.state, quoted?.reference],
    [650, 'PEN', 'open', `EVENTO-${id}`],
  );
  assert.ok(quoted?.bank?.accountId);

  assert.equal((await read<PrivateRequestDetail>(`/${id}`, finance)).data.quote?.reference, `EVENTO-${id}`);
  assert.equal((await decide(`${id}/finish`, finance)).status, 403);
  assert.equal((await decide(`${id}/quote-settlement`, events, { as: 'paid', note: '' })).status, 403);
  for (const as of ['billed', 'billed', 'paid'])
    assert.equal((await decide(`${id}/quote-settlement`, finance, { as, note: 'F001-22' })).status, 200);
  assert.equal((await quote())?.state, 'paid');
  assert.equal((await decide(`${id}/finish`, events)).data.status, 'finished');
  const { data: rows } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=event-request:${id}`, {
    token: viewer,
  });
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['finish-request', 'pay-quote', 'bill-quote', 'approve-request'],
  );
});

test('[BOF-10] a request is rejected with a reason, and cannot be approved any more', async () => {
  const { token: events } = await logInStaff(testApp, 'events');
  const host = await testApp.newCustomer();
  const { id } = await organiser.underReview(host.token, [['Berta', 'berta@example.org', null, 2]]);
  const { data } = await decide(`${id}/reject`, events, { reason: 'Falta la dirección.' });
  assert.deepEqual([data.status, data.reason], ['rejected', 'Falta la dirección.']);
  const terms = { seats: 2, guests: 1, guestSeats: 2, amount: 65_000, payBy: 'bill' };
  assert.equal((await decide(`${id}/approve`, events, terms)).status, 409);
  const { token: finance } = await logInStaff(testApp, 'finance');
  assert.equal((await decide(`${id}/quote-settlement`, finance, { as: 'paid', note: '' })).status, 409);
});

test('[BOF-10] what there is to do names requests that wait, and since when', async () => {
  const host = await testApp.newCustomer();
  const began = Date.now() - 60_000;
  const { id } = await organiser.underReview(host.token, [['Berta', 'berta@example.org', null, 2]]);
  await testApp.query(`UPDATE event_request SET created_at = now() - interval '9 days' WHERE id = $1`, [id]);
  await testApp.query(`UPDATE event_request SET status = 'saved' WHERE status = 'under_review' AND id <> $1`, [id]);
  const work = async (token: string) =>
    (await testApp.call<Today>('GET', '/staff-api/today', { token })).data.work.find(({ kind }) => kind === 'requests');
  const waiting = await work(viewer);
  assert.equal(waiting?.count, 1);
  assert.ok(Date.parse(waiting?.oldest ?? '') > began, 'since it was whole, not since it was begun');
  const { token: dispatcher } = await logInStaff(testApp, 'dispatcher');
  assert.equal(await work(dispatcher), undefined);
});
