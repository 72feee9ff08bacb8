import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type EventDetail,
  type EventRequest,
  type Guest,
  type InvitedEvent,
  languages,
  type Province,
  requestState,
} from '@idavuelta/shared/contracts';
import { aGuestList, aPicture, createOrganiserSteps } from '../../testing/event-requests.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { anOrder, codeOf, eventually, openTestApp } from '../../testing/test-app.ts';
import { createRequestDecisions } from './decisions.ts';

const mediaDir = temporaryFolder();
const testApp = await openTestApp({ mediaDir });
const organiser = createOrganiserSteps(testApp);
const decisions = createRequestDecisions(testApp);

const staff = 'staff:rosa';
const mailsTo = async (address: string) =>
  (await testApp.app.services.mailbox.list()).filter(({ to }) => to === address);
const find = async (token: string, id: number) =>
  (await testApp.call<EventRequest>('GET', `/shop-api/event-requests/${id}`, { token })).data;
const guestsOf = async (token: string, id: number) =>
  (await testApp.call<Guest[]>('GET', `/shop-api/event-requests/${id}/guests`, { token })).data;
const invitedEvents = async (token: string) =>
  (await testApp.call<InvitedEvent[]>('GET', '/shop-api/invited-events', { token })).data;
const answer = (token: string, eventId: number, guestAnswer: string) =>
  testApp.call('PUT', `/shop-api/invited-events/${eventId}/answer`, { token, body: { answer: guestAnswer } });

test('[ACC-12] from a request to the free seats of a guest, which the organiser sees', async () => {
  const host = await testApp.newCustomer();
  const guest = await testApp.newCustomer();
  const stop = { address: 'Plaza Bolognesi', countyId: await organiser.countyOf('Bellavista'), time: '18:30' };
  const request = await organiser.underReview(
    host.token,
    [
      ['Berta', guest.email, null, 2],
      ['Carlos', 'carlos@example.org', null, 1],
    ],
    { additionalStops: [stop] },
  );
  assert.equal(request.status, 'under_review');
  assert.deepEqual(await invitedEvents(guest.token), []);

  const { slug, ...counted } = await decisions.approve(request.id, staff);
  assert.deepEqual(counted, { guests: 2, seats: 3 });
  const approved = await find(host.token, request.id);
  assert.deepEqual([approved.status, approved.state, approved.eventSlug], ['approved', requestState.approved, slug]);

  const [event] = await invitedEvents(guest.token);
  assert.equal(event?.slug, slug);
  assert.equal(event?.answer, undefined);
  assert.equal(event?.imagePath, request.imagePath);
  assert.equal(event?.startDate, '2055-03-07T01:00:00Z');
  assert.equal(event?.endDate, '2055-03-07T07:00:00Z');
  const { data: page } = await testApp.call<EventDetail>('GET', `/api/events/${slug}`, { token: guest.token });
  assert.deepEqual(page.invitation, { seats: 2, left: 2 });
  assert.equal(page.translations.pt_BR?.description, 'Los esperamos.');
  assert.deepEqual(
    page.additionalStops.map(({ address, time }) => [address, time]),
    [['Plaza Bolognesi, Bellavista', '18:30']],
  );
  assert.deepEqual(Object.keys(page.translations).sort(), [...languages].sort());

  const ids = await testApp.ids(slug);
  const booked = await testApp.place(guest.token, anOrder(ids, { tickets: 2, paymentCode: 'prepagado' }));
  assert.deepEqual([booked.data.paymentState, booked.data.total], ['paid', 0]);
  const more = await testApp.place(guest.token, anOrder(ids, { paymentCode: 'prepagado' }));
  assert.equal(codeOf(more), 'INVITATION_USED_UP');
  assert.equal(await testApp.stockOf(ids.variantId), 1);
  const { data: provinces } = await testApp.call<Province[]>('GET', `/provinces/by-event/${ids.eventId}`);
  assert.deepEqual(
    provinces.map(({ name }) => name),
    ['Callao', 'Lima'],
    'that of the event, and that of the stop',
  );

  assert.deepEqual(await guestsOf(host.token, request.id), [
    { name: 'Berta', email: guest.email, seats: 2, answer: 'accepted', booked: 2 },
    { name: 'Carlos', email: 'carlos@example.org', seats: 1, booked: 0 },
  ]);
  assert.equal((await invitedEvents(guest.token))[0]?.answer, 'accepted');
  assert.equal(codeOf(await answer(guest.token, ids.eventId, 'declined')), 'STATE_CONFLICT');
});

test('[FLT-14] the organiser gets the seats of guests without an e-mail address, and is told so', async () => {
  const host = await testApp.newCustomer();
  const request = await organiser.underReview(host.token, [
    ['Ana', 'ana.gomez@example.org', null, 2],
    ['Abuela Rosa', null, '987654321', 1],
    ['Tío Luis', null, null, 2],
  ]);
  const { slug } = await decisions.approve(request.id, staff);
  const { data: page } = await testApp.call<EventDetail>('GET', `/api/events/${slug}`, { token: host.token });
  assert.deepEqual(page.invitation, { seats: 3, left: 3 });
  await eventually(async () => (await mailsTo(host.email)).length === 1);
  const [mail] = await mailsTo(host.email);
  assert.match(mail?.html ?? '', /tienes 3 asientos para ellas/);
});

test('[ACC-12] a guest who has booked gives the seats back while others can book them, and may decline then', async () => {
  const host = await testApp.newCustomer();
  const guest = await testApp.newCustomer();
  const request = await organiser.underReview(host.token, [['Berta', guest.email, null, 2]]);
  const { slug } = await decisions.approve(request.id, staff);
  const ids = await testApp.ids(slug);
  const book = () => testApp.place(guest.token, anOrder(ids, { tickets: 2, paymentCode: 'prepagado' }));
  const cancel = (id: string) => testApp.call('POST', `/shop-api/order/${id}/cancel`, { token: guest.token });

  const { data: first } = await book();
  assert.equal((await cancel(first.orderId)).status, 200);
  assert.equal((await cancel(first.orderId)).status, 200, 'pressed twice');
  assert.equal(await testApp.stockOf(ids.variantId), 2);
  assert.equal((await guestsOf(host.token, request.id))[0]?.booked, 0);
  assert.equal((await answer(guest.token, ids.eventId, 'declined')).status, 200);

  const { data: second } = await book();
  assert.equal(second.paymentState, 'paid', 'the seats of the invitation can be booked again');
  await testApp.query(`UPDATE departure SET starts_at = now() + interval '1 minute' WHERE event_id = $1`, [
    ids.eventId,
  ]);
  assert.equal(codeOf(await cancel(second.orderId)), 'SALES_CLOSED');
  assert.equal(await testApp.stockOf(ids.variantId), 0);
});

test('[ACC-07] a guest answers and the organiser reads it; a stranger is not asked', async () => {
  const host = await testApp.newCustomer();
  const guest = await testApp.newCustomer();
  const request = await organiser.underReview(host.token, [['Berta', guest.email, null, 2]]);
  const { slug } = await decisions.approve(request.id, staff);
  const { eventId } = await testApp.ids(slug);
  for (const guestAnswer of ['declined', 'accepted', 'declined']) {
    assert.equal((await answer(guest.token, eventId, guestAnswer)).status, 200);
    assert.equal((await guestsOf(host.token, request.id))[0]?.answer, guestAnswer);
    assert.equal((await invitedEvents(guest.token))[0]?.answer, guestAnswer);
  }
  assert.equal((await answer(guest.token, eventId, 'perhaps')).status, 400);
  assert.equal((await answer(host.token, eventId, 'accepted')).status, 404);
});

test('[API-10] each guest gets one mail with the link, in the language and the words of the organiser', async () => {
  const host = await testApp.newCustomer();
  const input = await organiser.input({ invitation: 'Vengan todos.\n\nHabrá baile.' });
  const { data } = await testApp.call<EventRequest>('POST', '/shop-api/request-events', {
    token: host.token,
    body: input,
    headers: { 'idempotency-key': 'a-key-of-mails', 'accept-language': 'pt-BR', origin: 'https://idavuelta.pe' },
  });
  await organiser.uploadImage(host.token, data.id, await aPicture());
  const addresses = ['uno@example.org', 'dos@example.org'];
  await organiser.uploadGuests(
    host.token,
    data.id,
    await aGuestList(...addresses.map((email) => ['Nilo', email, null, 4])),
  );
  const { slug } = await decisions.approve(data.id, staff);
  await eventually(async () => (await mailsTo(host.email)).length === 1);
  for (const address of addresses) {
    const [mail, ...others] = await eventually(async () => {
      const mails = await mailsTo(address);
      return mails.length > 0 && mails;
    });
    assert.equal(others.length, 0);
    assert.equal(mail?.subject, 'Ana Rojas convida você: Boda de Ana y Luis');
    assert.ok(mail.html.includes(`https://idavuelta.pe/event/${slug}`));
    for (const part of ['Olá, Nilo', 'Vengan todos.', 'Habrá baile.', address, 'Passagens', '20:00'])
      assert.ok(mail.html.includes(part), part);
  }
  assert.match((await mailsTo(host.email))[0]?.subject ?? '', /está pronto/);
});

test('[API-10] a rejected request is mended and sent again; its organiser is told why', async () => {
  const host = await testApp.newCustomer();
  const request = await organiser.underReview(host.token, [['Berta', 'berta@example.org', null, 2]]);
  await decisions.reject(request.id, staff, 'Falta la dirección exacta.');
  const rejected = await find(host.token, request.id);
  assert.deepEqual(
    [rejected.status, rejected.state, rejected.reason],
    ['rejected', requestState.underReview, 'Falta la dirección exacta.'],
  );
  const [mail] = await eventually(async () => {
    const mails = await mailsTo(host.email);
    return mails.length > 0 && mails;
  });
  assert.ok(mail?.html.includes('Falta la dirección exacta.'));
  const sent = await testApp.call<EventRequest>('PUT', `/shop-api/request-events/${request.id}`, {
    token: host.token,
    body: await organiser.input({ address: 'Av. Grau 125' }),
  });
  assert.deepEqual([sent.data.status, sent.data.reason], ['under_review', undefined]);
  await decisions.approve(request.id, staff);
});

test('[API-10] a decision counts once, also when two are made at the same time', async () => {
  const host = await testApp.newCustomer();
  const request = await organiser.underReview(host.token, [['Berta', 'berta@example.org', null, 2]]);
  const outcomes = await Promise.allSettled([
    decisions.approve(request.id, staff, { seats: 40 }),
    decisions.approve(request.id, staff),
    decisions.reject(request.id, staff, 'No.'),
  ]);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  await assert.rejects(decisions.approve(999_999, staff), { code: 'NOT_FOUND' });
});

test('[API-10] an approved request cannot be changed; finished, it sells nothing more', async () => {
  const host = await testApp.newCustomer();
  const guest = await testApp.newCustomer();
  const request = await organiser.underReview(host.token, [['Berta', guest.email, null, 2]]);
  const { slug } = await decisions.approve(request.id, staff, { seats: 30 });
  const ids = await testApp.ids(slug);
  assert.equal(await testApp.stockOf(ids.variantId), 30);
  const path = `/shop-api/request-events/${request.id}`;
  const edit = await testApp.call('PUT', path, { token: host.token, body: await organiser.input() });
  assert.equal(codeOf(edit), 'STATE_CONFLICT');
  assert.equal((await organiser.uploadGuests(host.token, request.id, Buffer.alloc(9))).status, 409);

  const place = () => testApp.place(guest.token, anOrder(ids, { paymentCode: 'prepagado' }));
  assert.equal((await place()).data.paymentState, 'paid');
  await decisions.finish(request.id, staff);
  assert.equal((await find(host.token, request.id)).state, requestState.finished);
  assert.equal(codeOf(await place()), 'EVENT_CLOSED');
  const audited = await testApp.query<{ action: string }>(
    'SELECT action FROM audit WHERE subject = $1 AND actor = $2 ORDER BY id',
    [`event-request:${request.id}`, staff],
  );
  assert.deepEqual(
    audited.map(({ action }) => action),
    ['approve-request', 'finish-request'],
  );
});

test('[ACC-07] an approved request whose event is over is among the finished ones', async () => {
  const host = await testApp.newCustomer();
  const request = await organiser.underReview(host.token, [['Berta', 'berta@example.org', null, 2]]);
  await decisions.approve(request.id, staff);
  await testApp.query(
    `UPDATE event_request SET starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
    [request.id],
  );
  const { data } = await testApp.call<EventRequest[]>(
    'GET',
    `/shop-api/event-requests?state=${requestState.finished}`,
    {
      token: host.token,
    },
  );
  assert.deepEqual(
    data.map(({ id, status }) => [id, status]),
    [[request.id, 'finished']],
  );
});

test('[API-10] staff lists, shows, approves, rejects and finishes requests by commands', async () => {
  const staffCommand = (...words: string[]) => testApp.staff('requests', ...words);
  const host = await testApp.newCustomer();
  const guests = [['Berta', 'berta@example.org', null, 2]];
  const kept = String((await organiser.underReview(host.token, guests)).id);
  const rejected = String((await organiser.underReview(host.token, guests)).id);

  assert.match(await staffCommand('list'), new RegExp(`^${kept} +Boda de Ana y Luis .* ${host.email}$`, 'm'));
  const { items } = JSON.parse(await staffCommand('list', '--json'));
  assert.ok(items.some(({ id, seats }: { id: number; seats: number }) => String(id) === kept && seats === 2));
  assert.match(await staffCommand('show', kept), /Saturday, March 6, 2055 at 8:00 PM/);
  assert.match(await staffCommand('approve', kept, '--seats', '15'), /15 seats; 1 invitations are on their way/);
  assert.match(await staffCommand('reject', rejected, 'Falta', 'la', 'dirección.'), /is rejected/);
  assert.equal((await find(host.token, Number(rejected))).reason, 'Falta la dirección.');
  assert.match(await staffCommand('list', '--status', 'approved'), new RegExp(`^${kept} `, 'm'));
  assert.match(await staffCommand('finish', kept), /is finished/);
  await assert.rejects(staffCommand('approve', rejected), /cannot be approved. It is rejected./);
  await assert.rejects(staffCommand('approve', '999999'), /There is no request 999999/);
  await assert.rejects(staffCommand('approve', 'x'), /whole number/);
  assert.match(await staffCommand('--help'), /approve .*makes its event/);
});
