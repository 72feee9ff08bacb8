import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webhookBodySchema, webhookDataSchemas } from '@idavuelta/shared/contracts/schemas/staff';
import { type WebhookData, type WebhookEventType, webhookEventTypes } from '@idavuelta/shared/contracts/staff';
import { wallTimeAt } from '@idavuelta/shared/contracts/time';
import { Value } from 'typebox/value';
import { officeOf } from '../../../testing/office-events.ts';
import { switchOn } from '../../../testing/tax-documents.ts';
import { anOrder, eventually } from '../../../testing/test-app.ts';
import { createTicketChecks } from '../../../testing/ticket-checks.ts';
import { createDispatching, door, tripOf } from '../../dispatch/testing/dispatched-departures.ts';
import { isSignedWith } from '../testing/receiver.ts';
import { openWebhooksApp } from '../testing/webhooks-app.ts';
import { announce } from './announce.ts';

const { testApp, add, call, message } = await openWebhooksApp();
const checks = createTicketChecks(testApp);
const { secret } = await add();

/** Waits for the message of a type about something, and checks all that is promised of every message. */
async function told<T extends WebhookEventType>(type: T, about: string | number) {
  const found = await message((body) => body.type === type && JSON.stringify(body.data).includes(String(about)));
  assert.ok(isSignedWith(secret, found));
  const body = JSON.parse(found.body);
  assert.ok(Value.Check(webhookBodySchema, body));
  assert.deepEqual([...Value.Errors(webhookDataSchemas[type], body.data)], []);
  assert.deepEqual(
    Value.Clean(webhookDataSchemas[type], structuredClone(body.data)),
    body.data,
    'nothing undocumented',
  );
  assert.doesNotMatch(found.body, /@|987654321|Grau|Viajera/i, 'nothing of a person');
  return body.data as WebhookData[T];
}

test('[OFF-10] an order that is paid, checked, changed and given back is told, each time with its state then', async () => {
  const { orderId, buyer } = await checks.paidOrder(2);
  const paid = await told('order.paid', orderId);
  assert.deepEqual([paid.order.state, paid.order.tickets], ['paid', 2]);
  await testApp.staff('tickets', 'reissue', orderId, '2');
  const changed = await told('order.changed', orderId);
  assert.deepEqual([changed.change, changed.tickets], ['code', [2]]);
  await checks.rodeWith(orderId, buyer, 1);
  const checked = await told('ticket.checked', orderId);
  assert.deepEqual([checked.ticket, checked.leg], [1, 'outbound']);
});

test('[OFF-10] money that is paid back, and the documents of a charge, are told', async () => {
  await switchOn(testApp);
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.place(token, anOrder(await testApp.addEvent(), { tickets: 2 }));
  const { orderId } = data;
  await testApp.staff('transfers', 'validate', orderId);
  const issued = await told('document.issued', orderId);
  assert.equal(issued.document.kind, 'simplified');
  await testApp.staff('orders', 'refund', orderId, '1');
  const cancelled = await told('order.changed', orderId);
  assert.ok(['tickets', 'state'].includes(cancelled.change));
  await message(({ type, data: { change } }) => type === 'order.changed' && change === 'tickets');
  await eventually(async () => (await testApp.staff('flags', 'list')).includes('refund-by-hand'));
  await testApp.staff('flags', 'resolve', orderId, 'pagado', '--paid-back');
  const refunded = await told('order.refunded', orderId);
  assert.deepEqual([refunded.order.tickets, refunded.refund.byHand], [1, true]);
});

test('[OFF-10] a departure that is moved is told, with its time before and after', async () => {
  const office = await officeOf(testApp, 'events');
  const event = await testApp.addEvent();
  const { orderId } = await checks.paidOrder(1, event);
  const { id, startsAt } = await office.departure(event);
  const to = wallTimeAt(Date.parse(startsAt) + 3_600_000, 'America/Lima').slice(0, 16);
  assert.equal((await office.call('POST', `${event.slug}/departures/${id}/move`, { to })).status, 200);
  const moved = await told('departure.moved', event.slug);
  assert.equal(Date.parse(moved.departure.startsAt) - Date.parse(moved.from), 3_600_000);
  await message(
    ({ type, data }) =>
      type === 'order.changed' && data.change === 'departure' && JSON.stringify(data).includes(orderId),
  );
});

test('[OFF-10] trips that are published are told, without drivers or travellers', async () => {
  const dispatching = await createDispatching(testApp);
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { position: door(1) });
  const { parties } = await dispatching.read(id);
  const [van, driver] = [await dispatching.vehicle(), await dispatching.driver()];
  const trip = tripOf(van.id, [parties[0]?.id ?? ''], { driverId: driver.id });
  const { data } = await dispatching.draft(id, [trip]);
  assert.equal((await dispatching.publish(id, data.draft?.revision ?? 0)).status, 200);
  const published = await told('trip.published', event.slug);
  assert.deepEqual(
    published.trips.map(({ van: plate, stops }) => [plate, stops]),
    [[van.plate, 1]],
  );
});

test('[OFF-10] a fact that is rolled back sends nothing', async () => {
  const { orderId } = await checks.paidOrder(1);
  await told('order.paid', orderId);
  const count = async () => {
    const [row] = await testApp.query<{ n: number }>(
      `SELECT (SELECT count(*) FROM webhook_event)::int + (SELECT count(*) FROM webhook_delivery)::int
         + (SELECT count(*) FROM pgboss.job WHERE name = 'deliver-webhook')::int AS n`,
    );
    return row?.n;
  };
  const before = await count();
  const rolledBack = testApp.db.transaction().execute(async (tx) => {
    await announce(tx, testApp.jobs, { type: 'order.changed', orderId, change: 'state' });
    throw new Error('rolled back');
  });
  await assert.rejects(rolledBack, /rolled back/);
  assert.equal(await count(), before);
});

test('[OFF-10] an endpoint is told only what it wants to know, and nothing while it is off', async () => {
  const only = await add({ name: 'Solo cambios', events: ['order.changed'] });
  const off = await add({ name: 'Apagado' });
  assert.equal((await call('POST', `/${off.id}/switch`, { isOn: false })).status, 200);
  const { orderId } = await checks.paidOrder(1);
  await told('order.paid', orderId);
  const to = await testApp.query<{ id: number }>(
    `SELECT d.endpoint_id AS id FROM webhook_delivery d JOIN webhook_event v ON v.id = d.event_id
     WHERE v.type = 'order.paid' AND v.data::text LIKE '%' || $1 || '%'`,
    [orderId],
  );
  assert.ok(to.length > 0);
  assert.ok(to.every(({ id }) => id !== only.id && id !== off.id));
});

test('[OFF-10] every type of event has a schema', () => {
  assert.deepEqual(Object.keys(webhookDataSchemas).sort(), [...webhookEventTypes].sort());
});
