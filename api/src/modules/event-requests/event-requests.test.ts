import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type EventRequest, type EventRequestInput, requestState } from '@idavuelta/shared/contracts';
import { codeOf, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
const rows = await testApp.query<{ id: number; name: string }>('SELECT id, name FROM county');
const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? 0;
const counties = { surco: idOf('Surco'), centro: idOf('Centro') };

const input = (changes: Partial<EventRequestInput> = {}): EventRequestInput => ({
  saved: false,
  name: 'Boda de Ana y Luis',
  location: 'Casa Hacienda',
  address: 'Av. Grau 123',
  countyId: counties.surco,
  startDate: '2055-03-06T20:00',
  endDate: '2055-03-06T23:30',
  invitation: 'Los esperamos.',
  additionalStops: [],
  ...changes,
});

const create = (token: string, body: object, key: string = randomUUID()) =>
  testApp.call<EventRequest>('POST', '/shop-api/request-events', { token, body, headers: { 'idempotency-key': key } });
const edit = (token: string, id: number, body: object) =>
  testApp.call<EventRequest>('PUT', `/shop-api/request-events/${id}`, { token, body });
const list = (token: string, state: number, more = '') =>
  testApp.call<EventRequest[]>('GET', `/shop-api/event-requests?state=${state}${more}`, { token });
const fieldsOf = (response: { body: object }) =>
  (response.body as { errors: { field: string; reason: string }[] }).errors.map(({ field, reason }) => [field, reason]);

test('[ACC-09] a request comes back as it was entered, with the moments of its county', async () => {
  const { token } = await testApp.newCustomer();
  const stop = { address: 'Plaza Mayor', countyId: counties.centro, time: '18:30' };
  const { data } = await create(token, input({ additionalStops: [stop] }));
  assert.deepEqual(
    { ...data, id: 0 },
    {
      id: 0,
      state: requestState.saved,
      status: 'saved',
      name: 'Boda de Ana y Luis',
      location: 'Casa Hacienda',
      address: 'Av. Grau 123',
      startDate: '2055-03-07T01:00:00Z',
      endDate: '2055-03-07T04:30:00Z',
      timeZone: 'America/Lima',
      county: { id: counties.surco, name: 'Surco', province: 'Lima' },
      invitation: 'Los esperamos.',
      additionalStops: [
        { address: 'Plaza Mayor', county: { id: counties.centro, name: 'Centro', province: 'Madrid' }, time: '18:30' },
      ],
      imagePath: '',
      hasGuests: false,
      guests: 0,
    },
  );
  const found = await testApp.call<EventRequest>('GET', `/shop-api/event-requests/${data.id}`, { token });
  assert.deepEqual(found.data, data);
});

test('[ACC-11] an end at or before the beginning is on the next day, also in the night of the summer time', async () => {
  const { token } = await testApp.newCustomer();
  const ends = async (changes: Partial<EventRequestInput>) => (await create(token, input(changes))).data.endDate;
  assert.equal(await ends({ endDate: '2055-03-06T02:00' }), '2055-03-07T07:00:00Z');
  assert.equal(await ends({ endDate: '2055-03-06T20:00' }), '2055-03-08T01:00:00Z');
  assert.equal(await ends({ endDate: '2055-03-01T21:00' }), '2055-03-07T02:00:00Z');
  assert.equal(await ends({ startDate: '2055-12-31T20:00', endDate: '2055-12-31T04:00' }), '2056-01-01T09:00:00Z');
  const madrid = { countyId: counties.centro, startDate: '2055-03-27T22:00' };
  assert.equal(await ends({ ...madrid, endDate: '2055-03-27T05:00' }), '2055-03-28T03:00:00Z');
});

test('[ACC-11] a province with a zone of its own has its own hours', async () => {
  const { token } = await testApp.newCustomer();
  await testApp.query(`UPDATE province SET time_zone = 'Atlantic/Canary' WHERE name = 'Callao'`);
  const [bellavista] = await testApp.query<{ id: number }>(`SELECT id FROM county WHERE name = 'Bellavista'`);
  const { data } = await create(token, input({ countyId: bellavista?.id }));
  assert.equal(data.timeZone, 'Atlantic/Canary');
  assert.equal(data.startDate, '2055-03-06T20:00:00Z');
});

test('[ACC-10] a submitted request needs every field and a saved one only its name', async () => {
  const { token } = await testApp.newCustomer();
  const bare = await create(token, { name: 'Boda', location: ' ' });
  assert.equal(bare.status, 400);
  assert.deepEqual(
    fieldsOf(bare),
    ['location', 'address', 'countyId', 'startDate', 'endDate', 'invitation'].map((field) => [field, 'required']),
  );
  const saved = await create(token, { name: 'Boda', saved: true });
  assert.equal(saved.data.status, 'saved');
  assert.equal(saved.data.timeZone, 'America/Lima');
  assert.deepEqual(fieldsOf(await create(token, { name: ' ', saved: true })), [['name', 'pattern']]);
  assert.deepEqual(fieldsOf(await create(token, input({ startDate: '2055-02-30T20:00' }))), [['startDate', 'date']]);
  const stop = { address: 'Plaza', countyId: 999_999, time: '18:30' };
  assert.deepEqual(fieldsOf(await create(token, input({ additionalStops: [stop] }))), [
    ['additionalStops[0].countyId', 'unknown'],
  ]);
  assert.deepEqual(fieldsOf(await create(token, input({ additionalStops: [{ ...stop, address: '' }] }))).flat(), [
    'additionalStops[0].address',
    'min',
  ]);
});

test('[ACC-12] the same key makes one request, also when both calls come at once', async () => {
  const { token } = await testApp.newCustomer();
  const key = randomUUID();
  const [one, other] = await Promise.all([create(token, input(), key), create(token, input(), key)]);
  assert.equal(one.data.id, other.data.id);
  assert.equal((await list(token, requestState.saved)).data.length, 1);
  assert.equal(codeOf(await create(token, input({ name: 'Otra' }), key)), 'IDEMPOTENCY_KEY_REUSED');
});

test('[ACC-13] an edit replaces what was entered, and a saved request can be removed', async () => {
  const { token } = await testApp.newCustomer();
  const { data } = await create(token, { name: 'Boda', saved: true });
  const edited = await edit(token, data.id, input({ name: 'Aniversario' }));
  assert.equal(edited.data.name, 'Aniversario');
  assert.equal(edited.data.startDate, '2055-03-07T01:00:00Z');
  const remove = () => testApp.call('DELETE', `/shop-api/event-requests/${data.id}`, { token });
  assert.equal((await remove()).status, 200);
  assert.equal((await remove()).status, 404);
});

test('[ACC-07] the list has pages, the latest first, which new requests do not move', async () => {
  const { token } = await testApp.newCustomer();
  for (const name of ['a', 'b', 'c']) await create(token, { name, saved: true });
  const names = ({ data }: { data: EventRequest[] }) => data.map(({ name }) => name);
  const first = await list(token, requestState.saved, '&limit=2');
  assert.deepEqual(names(first), ['c', 'b']);
  await create(token, { name: 'd', saved: true });
  const second = await list(token, requestState.saved, `&limit=2&cursor=${first.body.next}`);
  assert.deepEqual(names(second), ['a']);
  assert.equal(second.body.next, undefined);
  for (const state of [requestState.approved, requestState.underReview, requestState.finished])
    assert.deepEqual((await list(token, state)).data, []);
  assert.equal((await list(token, 5)).status, 400);
});
