import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { credentials } from '../../../../testing/credentials.ts';
import { door } from '../../testing/dispatched-departures.ts';
import { startDriving } from '../../testing/driven-trips.ts';

const { testApp, dispatching, driving } = await startDriving();
after(() => testApp.close());

const note = 'Tocar el 302; el portón azul';
const write = (id: number, party: string, body: object, token = dispatching.token) =>
  testApp.call('PUT', `${dispatching.path(id)}/parties/${party}/note`, { token, body });
const notesOf = async (id: number, direction?: 'back') =>
  (await dispatching.read(id, direction)).parties.map((party) => party.note);

test('[DSP-08] the note of a stop is read by its driver, on the run sheets, out and back, and by no traveller', async () => {
  const { id, parties, driver, buyers } = await driving.published({ tickets: 2 });
  const [party] = parties;
  assert.equal((await write(id, party?.id ?? '', { note })).status, 200);
  assert.deepEqual([await notesOf(id), await notesOf(id, 'back')], Array(2).fill([note, undefined]));
  const [trip] = await driving.tripsOf(driver);
  assert.deepEqual(
    trip?.stops.map((stop) => stop.note),
    [note, undefined],
  );
  const sheets = async (format: string) =>
    testApp.app.inject({
      url: `${dispatching.path(id)}/run-sheets?format=${format}&language=es_PE`,
      headers: credentials(dispatching.token),
    });
  const csv = (await sheets('csv')).body;
  assert.match(csv, /,Notas\r?\n/);
  assert.equal(csv.split(note).length, 2);
  assert.equal((await sheets('pdf')).statusCode, 200);
  const { body } = await testApp.call('GET', `/shop-api/order-detail/${buyers[0]?.orderId}`, {
    token: buyers[0]?.buyer as string,
  });
  assert.ok(!JSON.stringify(body).includes('portón'));
});

test('[DSP-08] a note is changed and removed by who may change plans; the audit says who, and not what', async () => {
  const { id, parties, driver, buyers } = await driving.published();
  const party = parties[0]?.id ?? '';
  await write(id, party, { note: 'Uno' });
  await write(id, party, { note: '  Dos  ' });
  assert.equal((await notesOf(id))[0], 'Dos');
  await write(id, party, {});
  assert.deepEqual(await notesOf(id), [undefined, undefined]);
  assert.equal((await write(id, party, { note: 'x'.repeat(201) })).status, 400);
  assert.equal((await write(id, party, { note: ' ' })).status, 400);
  assert.equal((await write(id, '999999.0', { note })).status, 404);
  assert.equal((await write(id, party, { note }, driver.token)).status, 403);
  const rows = await testApp.db
    .selectFrom('audit')
    .select('detail')
    .where('subject', '=', buyers[0]?.orderId ?? '')
    .where('action', '=', 'note-stop')
    .orderBy('id')
    .execute();
  assert.deepEqual(
    rows.map(({ detail }) => detail),
    [false, false, true].map((isRemoved) => ({ tickets: [1], isRemoved })),
  );
});

test('[DSP-08] whoever moves leaves the note behind: it was about the door before', async () => {
  const { event, id } = await dispatching.departure();
  const { orderId, buyer } = await dispatching.buy(event, { position: door(0) });
  const [party] = (await dispatching.read(id)).parties;
  await write(id, party?.id ?? '', { note });
  const address = { address: 'Av. Nueva 9', commune_id: event.countyId, position: door(20) };
  const traveller = { ticket: 1, passenger: 1, name: 'Ana', phone: '987654321', email: 'ana@example.org', address };
  const { status } = await testApp.call('PUT', `/shop-api/order/${orderId}/passenger`, {
    token: buyer,
    body: traveller,
  });
  assert.equal(status, 200);
  assert.deepEqual(await notesOf(id), [undefined]);
});

test('[ACC-20] a deleted account leaves neither notes nor addresses in plans', async () => {
  const { id, parties, buyers } = await driving.published();
  await write(id, parties[0]?.id ?? '', { note });
  await testApp.query(`UPDATE departure SET starts_at = now() - interval '3 days' WHERE id = $1`, [id]);
  const { status } = await testApp.call('DELETE', '/shop-api/me', {
    token: buyers[0]?.buyer as string,
    body: { password: 'demo1234' },
  });
  assert.equal(status, 200);
  const left = await testApp.query<{ address: string; note: string | null }>(
    `SELECT r.address, n.note FROM trip_rider r JOIN order_ticket t ON t.id = r.order_ticket_id
     LEFT JOIN stop_note n ON n.order_ticket_id = t.id WHERE t.order_id = $1`,
    [buyers[0]?.orderId],
  );
  assert.ok(left.length > 0);
  for (const row of left) assert.deepEqual(row, { address: '', note: null });
});
