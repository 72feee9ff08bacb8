import assert from 'node:assert/strict';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import type { Failure } from '@idavuelta/shared/contracts';
import Fastify from 'fastify';
import { loggerOptions } from '../log/log.ts';
import { anOrder, openTestApp } from '../testing/test-app.ts';

const testApp = await openTestApp({ requestTimeoutMs: 1000 });
const token = await testApp.login();
const event = await testApp.addEvent();

const failure = ({ body }: { body: unknown }) => body as Failure;
const post = (url: string, body: object) => testApp.call('POST', url, { body, token });

test('[API-06] a body with 125,000 empty passengers is answered shortly', async () => {
  const order = anOrder(event);
  const passengers = Array.from({ length: 125_000 }, () => ({}));
  const [ticket] = order.tickets;
  const response = await post('/shop-api/init-payment', { ...order, tickets: [{ ...ticket, passengers }] });
  assert.equal(response.status, 400);
  assert.deepEqual(failure(response).errors, [{ field: 'tickets[0].passengers', reason: 'max' }]);
  const full = { ...ticket, passengers: Array.from({ length: 60 }, () => ({})) };
  const many = await post('/shop-api/init-payment', { ...order, tickets: Array.from({ length: 50 }, () => full) });
  assert.equal(failure(many).errors?.length, 20);
});

test('[API-06] of an ordinary mistake every field is named', async () => {
  const response = await post('/contact', { name: '', email: 'x', phone: '987654321' });
  const fields = failure(response).errors?.map(({ field }) => field);
  assert.deepEqual(new Set(fields), new Set(['name', 'email', 'message']));
});

test('[API-06] texts that no database holds and days that do not exist are 400 with the field', async () => {
  const contact = { name: 'Rosa', email: 'rosa@example.org', phone: '987654321', message: 'Hola' };
  const marriage = { ...contact, date: '2055-03-06', place: 'Lurín' };
  const order = anOrder(event);
  const cases: [string, object, string][] = [
    ['/contact', { ...contact, message: 'a\0b' }, 'message'],
    ['/contact', { ...contact, name: 'half a \ud83d pair' }, 'name'],
    ['/marriage', { ...marriage, date: '0000-01-01' }, 'date'],
    ['/marriage', { ...marriage, date: '2027-02-30' }, 'date'],
    ['/shop-api/init-payment', { ...order, date: '0000-01-01' }, 'date'],
    [
      '/shop-api/init-payment',
      JSON.parse(JSON.stringify(order).replace('Viajera 1', 'Viajera \\u0000')),
      'tickets[0].passengers[0].name',
    ],
  ];
  for (const [url, body, field] of cases) {
    const response = await post(url, body);
    assert.equal(response.status, 400, url);
    assert.equal(failure(response).errors?.[0]?.field, field);
  }
  const search = await testApp.call('GET', '/search?q=%00');
  assert.equal(search.status, 400);
  assert.equal(failure(search).errors?.[0]?.field, 'q');
});

test('[API-06] a body deeper or larger than its route needs is refused', async () => {
  const deep = JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`);
  assert.equal((await post('/contact', deep)).status, 400);
  assert.equal((await post('/login', { email: 'x'.repeat(70_000), password: 'x' })).status, 413);
});

/**
 * Sends the head of a request, then a byte at a time.
 * @returns a promise of the close, and whether the connection is closed
 */
function drip(head: string[]) {
  const { port } = testApp.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  // A reset counts as closed.
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.on('error', () => {});
  socket.resume();
  socket.write([...head, 'host: localhost', 'content-length: 900', '', ''].join('\r\n'));
  const dripping = setInterval(() => socket.write(' '), 100);
  const stop = () => {
    clearInterval(dripping);
    socket.destroy();
  };
  return { closed, isClosed: () => socket.closed, stop };
}

test('[API-06] a request that drips is closed, unless it brings a file', async (t) => {
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const { countyId } = await testApp.ids('concierto-andino');
  const saved = await testApp.call<{ id: number }>('POST', '/shop-api/request-events', {
    token,
    body: { saved: true, name: 'Boda', countyId },
    headers: { 'idempotency-key': 'a-key-of-one-request' },
  });
  const upload = drip([
    `POST /shop-api/event-requests/${saved.data.id}/upload-image HTTP/1.1`,
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
  ]);
  const login = drip(['POST /login HTTP/1.1', 'content-type: application/json']);
  t.after(() => {
    upload.stop();
    login.stop();
  });
  await login.closed;
  assert.ok(!upload.isClosed(), 'the file, which began to arrive earlier');
});

test('[API-06] an outage writes a line and not one for each request, without the values of the request', async () => {
  const lines: string[] = [];
  const logger = { ...loggerOptions('info'), stream: { write: (line: string) => lines.push(line) } };
  const app = Fastify({ logger });
  const error = Object.assign(new Error('value "rosa@example.org" out of range'), { severity: 'ERROR', code: 'XX000' });
  for (let i = 0; i < 1000; i++) app.log.error({ err: error }, 'request failed');
  app.log.warn('something else');
  assert.equal(lines.length, 2);
  assert.ok(!lines.join().includes('rosa@example.org'));
  assert.match(lines[0] ?? '', /XX000.*hostile-requests/);
});
