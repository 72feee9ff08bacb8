import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anOrder, openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTicketChecks } from '../../../testing/ticket-checks.ts';

const testApp = await openTestApp();
const token = await testApp.login();

const orders = (...words: string[]) => testApp.staff('orders', ...words);
const numberOf = async (id: string) =>
  (await testApp.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [id]))[0]?.number ?? '';

async function anOrderOf(passenger: string, changes: Parameters<TestApp['addEvent']>[0] = {}) {
  const event = await testApp.addEvent(changes);
  const request = anOrder(event, { tickets: 2 });
  for (const ticket of request.tickets) for (const traveller of ticket.passengers) traveller.name = passenger;
  const { data } = await testApp.place(token, request);
  return { event, id: data.orderId, number: await numberOf(data.orderId) };
}

test('[API-10] staff finds an order by number, buyer, passenger or event, the newest first', async () => {
  const { number } = await anOrderOf('Iñigo Pérez', { name: 'Gala de Ópera' });
  const later = await anOrderOf('Zoe Sáenz', { name: 'Gala de Ópera' });
  const numbersIn = (text: string) => [...text.matchAll(/^([2-9A-HJ-NP-Z]{8}) /gm)].map(([, found]) => found);
  assert.deepEqual(numbersIn(await orders('find', 'gala de opera')), [later.number, number]);
  for (const text of [number.toLowerCase(), `IV-${number}`, `${number.slice(0, 4)} ${number.slice(4)}`, 'inigo perez'])
    assert.deepEqual(numbersIn(await orders('find', text)), [number], text);
  assert.deepEqual(numbersIn(await orders('find', later.event.slug)), [later.number]);
  for (const text of ['demo@idavuelta', 'QUISPE'])
    assert.deepEqual(numbersIn(await orders('find', text)).slice(0, 2), [later.number, number], text);
  assert.match(
    await orders('find', number),
    /awaiting_transfer_payment +S\/91,00 +2 +Lucía Quispe <demo@idavuelta\.test>/,
  );
  assert.equal(await orders('find', 'nobody%'), 'There is no such order.');
});

test('[API-10] a number is found with the letters it was taken for', async () => {
  const { id } = await anOrderOf('Ana');
  await testApp.query(`UPDATE orders SET number = 'QL23QL45' WHERE id = $1`, [id]);
  for (const heard of ['OI23QL45', '0123ql45']) assert.match(await orders('find', heard), /^QL23QL45 /m);
  assert.match(await orders('show', '0123-0145'), /^Order +QL23QL45/);
});

test('[API-10] what is found comes in pages of fifty', async () => {
  const event = await testApp.addEventWith({ stock: 100 }, { slug: 'paged' });
  await testApp.query(`UPDATE event SET translations = '{"es_PE": {"name": "Muchos pedidos"}}' WHERE id = $1`, [
    event.eventId,
  ]);
  const { token: customer } = await testApp.newCustomer();
  for (let i = 0; i < 51; i++) await testApp.place(customer, anOrder(event));
  const [first = '', more = ''] = (await orders('find', 'muchos pedidos')).split(
    '\nMore: npm run staff -- orders find "muchos pedidos" ',
  );
  const rest = await orders('find', 'muchos pedidos', more);
  const ids = [first, rest].map((text) => text.split('\n').slice(1));
  assert.deepEqual(
    ids.map(({ length }) => length),
    [50, 1],
  );
  assert.equal(new Set(ids.flat().map((line) => line.slice(0, 8))).size, 51);
  const { items, next } = JSON.parse(await orders('find', 'muchos pedidos', '--json'));
  assert.equal(items.length, 50);
  assert.ok(next);
});

test('[API-10] one screen has all of an order: buyer, travellers, money, refunds, flags, changes', async () => {
  const { id, number, event } = await anOrderOf('Rosa Díaz');
  await testApp.staff('transfers', 'validate', number);
  await orders('refund', number, '2');
  await testApp.query(`UPDATE orders SET flagged_at = now(), flag_reasons = '{refund-by-hand}' WHERE id = $1`, [id]);
  await createTicketChecks(testApp).rodeWith(id, token);

  const screen = await orders('show', number);
  for (const expected of [
    new RegExp(`^Order +${number} · ${id}`),
    /State +paid · flagged: refund-by-hand/,
    new RegExp(`Event +${event.slug} · Estadio Nacional`),
    /Departure +\w+day, .* at 8:00 PM Peru Standard Time/,
    /Buyer +Lucía Quispe <demo@idavuelta\.test> 987654321/,
    /Total +S\/91,00 · transferencia/,
    /Seats +sold/,
    /1 {2}Van compartida · Ida y vuelta {2}S\/45,50 {2}good, checked outbound\n +Rosa Díaz <viajera@example\.org> .* gets in at Av\. Grau 123\n +stops at Av\. Grau 123, Barranco/,
    /2 {2}Van compartida · Ida y vuelta {2}S\/45,50 {2}refunded/,
    new RegExp(`transferencia +IV-${number} +S/91,00 +paid`),
    /S\/45,50 +\w+ +asked_for +staff:/,
    /staff:\S+ +order-state +.*"to":"paid"/,
    /staff:\S+ +refund/,
  ])
    assert.match(screen, expected);

  const shown = JSON.parse(await orders('show', id, '--json'));
  assert.equal(shown.number, number);
  assert.deepEqual(shown.total, { minor: 9100, currency: 'PEN' });
  assert.equal(shown.tickets.length, 2);
  assert.equal(shown.attempts[0].state, 'paid');
  assert.deepEqual(shown.flags, ['refund-by-hand']);
  await assert.rejects(orders('show', '22222222'), /There is no order 22222222/);
  await assert.rejects(orders('show', '00000000-0000-4000-8000-000000000000'), /There is no order/);
});
