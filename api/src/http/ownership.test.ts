import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { FrequentAddress, FrequentFriend, PersonalData, Session } from '@idavuelta/shared/contracts';
import { aGuestList, aPicture, createOrganiserSteps } from '../testing/event-requests.ts';
import { addDocument } from '../testing/tax-documents.ts';
import { anOrder, codeOf, openTestApp } from '../testing/test-app.ts';

interface Operation {
  operationId: string;
  security?: object[];
  requestBody?: object;
}

const testApp = await openTestApp();
const { paths } = (await testApp.call('GET', '/docs/json')).body as unknown as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase() as 'GET',
    path,
    operation,
  })),
);

/** Calls with an id of something that has no owner; each is listed here once. */
const ofNobody = new Set(['previewDiscount', 'getSaleReminder', 'addSaleReminder', 'removeSaleReminder']);

/** Creates a customer with one of everything that a path can refer to, and a paid and an unpaid order. */
async function anOwner() {
  const { token, email } = await testApp.newCustomer();
  const organiser = createOrganiserSteps(testApp);
  const event = await testApp.addEvent();
  const add = async <T>(url: string, body: object) => (await testApp.call<T>('POST', url, { token, body })).data;
  const friend = { fullname: 'Rosa', phone: '987654321', email: 'rosa@example.org' };
  const address = { name: 'Av. Grau 123', countyId: event.countyId, myAddress: 1 };
  const { data: unpaid } = await testApp.place(token, anOrder(event));
  const { data: paid } = await testApp.place(token, anOrder(event, { discountCode: 'GRATIS100' }));
  const { data: sessions } = await testApp.call<Session[]>('GET', '/shop-api/sessions', { token });
  const requestInput = await organiser.input();
  const { data: request } = await organiser.create(token, requestInput);
  const invited = await testApp.addEvent({ visibility: 'invited' });
  await testApp.invite(invited, email);
  const ids: Record<string, (string | number)[]> = {
    '/shop-api/order/': [unpaid.orderId, paid.orderId],
    '/shop-api/order-detail/': [unpaid.orderId, paid.orderId],
    '/shop-api/frequent-friends/': [(await add<FrequentFriend>('/shop-api/frequent-friends', friend)).id],
    '/shop-api/frequent-addresses/': [(await add<FrequentAddress>('/shop-api/frequent-addresses', address)).id],
    '/shop-api/sessions/': [sessions[0]?.id ?? ''],
    '/shop-api/event-requests/': [request.id],
    '/shop-api/request-events/': [request.id],
    '/shop-api/invited-events/': [invited.eventId],
  };
  /** Bodies that the owner could send. */
  const bodies: Record<string, object> = {
    retryPayment: { url: 'http://localhost:3000', paymentCode: 'transferencia' },
    changePassenger: { ticket: 1, passenger: 1, name: 'Otra', phone: '912345678' },
    cancelPaidOrder: {},
    giveTicket: { ticket: 1, passenger: 1, name: 'Otra', phone: '912345678', email: 'otra@example.org' },
    changeFriend: { ...friend, fullname: 'Otra' },
    changeAddress: { ...address, name: 'Otra calle', myAddress: 0 },
    editEventRequest: { ...requestInput, name: 'Otra boda' },
    answerInvitation: { answer: 'declined' },
  };
  /** Files that the owner could upload, by form field. */
  const files: Record<string, { field: string; file: Uint8Array; name: string }> = {
    uploadEventRequestImage: { field: 'image', file: await aPicture(), name: 'boda.jpg' },
    uploadEventRequestGuests: {
      field: 'guests',
      file: await aGuestList(['Ana', 'ana@example.org', null, 1]),
      name: 'lista.xlsx',
    },
  };
  const document = await addDocument(testApp, paid.orderId, { number: 1 });
  return { token, ids, document, bodies, files };
}

/** Reads everything the owner sees, except what changes on its own. */
async function stateOf(token: string) {
  const { data } = await testApp.call<PersonalData>('GET', '/shop-api/me/data', { token });
  return { ...data, exportedAt: '' };
}

test("[API-07] another customer's thing is a 404 for every method of every route that names one, and stays as it is", async () => {
  const owner = await anOwner();
  const stranger = await testApp.newCustomer();
  const before = await stateOf(owner.token);
  const named = operations.filter(
    ({ path, operation }) =>
      path.startsWith('/shop-api/') && path.includes('{') && !ofNobody.has(operation.operationId),
  );
  assert.ok(named.length >= 14);
  for (const { method, path, operation } of named) {
    const [, ids] = Object.entries(owner.ids).find(([prefix]) => path.startsWith(prefix)) ?? [];
    assert.ok(ids, `${method} ${path} names something that this test does not know: give the owner one`);
    const body = owner.bodies[operation.operationId];
    const file = owner.files[operation.operationId];
    assert.equal(Boolean(operation.requestBody), Boolean(body ?? file), `${method} ${path} needs a body here`);
    for (const id of ids) {
      const url = path
        .replace(/\{\w+\}/, String(id))
        .replace('{ticket}', '1')
        .replace('{document}', owner.document);
      const call = { token: stranger.token, headers: { 'idempotency-key': randomUUID() }, ...(body && { body }) };
      const response = await (file
        ? testApp.upload(url, { ...file, token: stranger.token })
        : testApp.call(method, url, call));
      assert.equal(`${response.status} ${codeOf(response)}`, '404 NOT_FOUND', `${method} ${path}`);
    }
  }
  assert.deepEqual(await stateOf(owner.token), before);
});

test('[API-01] every route of a customer refuses who is not logged in', async () => {
  const ofCustomers = operations.filter(({ path }) => path.startsWith('/shop-api/'));
  assert.ok(ofCustomers.length > 20);
  for (const { method, path, operation } of ofCustomers) {
    assert.ok(operation.security?.length, `${method} ${path} asks for no login`);
    const response = await testApp.call(method, path.replace(/\{\w+\}/g, '1'), { body: {} });
    assert.equal(response.status, 401, `${method} ${path}`);
  }
});
