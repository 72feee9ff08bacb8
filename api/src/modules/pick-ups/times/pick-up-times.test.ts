import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import writeXlsxFile from 'write-excel-file/node';
import type { Message } from '../../../messages/channel.ts';
import { createMessenger } from '../../../messages/messenger.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { anOrder, eventually, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const folder = temporaryFolder();

/** Creates a paid order of some tickets for an event in some hours. @returns it with its buyer */
async function bought({ hours = 3, tickets = 1 } = {}) {
  const event = await testApp.addEvent();
  await testApp.query(
    `WITH moved AS (UPDATE event_date SET starts_at = date_trunc('minute', now()) + make_interval(hours => $2)
       WHERE event_id = $1 RETURNING starts_at)
     UPDATE departure SET starts_at = moved.starts_at FROM moved WHERE event_id = $1`,
    [event.eventId, hours],
  );
  // On the day itself nothing is sold any more.
  await testApp.query('UPDATE event SET pick_up_minutes = 0, sales_close_minutes = 0 WHERE id = $1', [event.eventId]);
  const buyer = await testApp.newCustomer();
  const { data } = await testApp.place(buyer.token, anOrder(event, { tickets, discountCode: 'GRATIS100' }));
  const detail = async () => (await testApp.orderDetail(data.orderId, buyer.token)).data;
  const { order } = await detail();
  const day = JSON.parse(await testApp.staff('events', 'show', event.slug, '--json')).departures[0].departure;
  return {
    ...buyer,
    event,
    orderId: data.orderId,
    number: order.number,
    detail,
    day,
    startDate: (await detail()).event.startDate,
  };
}

/** Returns the local time at the event this many minutes before it. */
const clock = ({ startDate }: { startDate: string }, minutesBefore: number) =>
  new Date(Date.parse(startDate) - minutesBefore * 60_000).toLocaleTimeString('en-GB', {
    timeZone: 'America/Lima',
    hour: '2-digit',
    minute: '2-digit',
  });

async function importTimes(
  { event, day }: { event: { slug: string }; day: string },
  list: string,
  ...options: string[]
) {
  const file = join(folder, 'times.csv');
  await writeFile(file, list);
  return testApp.staff('pickup-times', event.slug, day, file, ...options);
}

const mailsTo = async (email: string, subject: RegExp) =>
  (
    await testApp.query<{ subject: string; text: string }>(
      'SELECT subject, text FROM mailbox WHERE recipient = $1 ORDER BY id',
      [email],
    )
  ).filter((mail) => subject.test(mail.subject));

const timeMails = (email: string) => mailsTo(email, /Tu hora de recojo/);

test('[PUW-06] the list of the vans gives each ticket its time; the buyer and the passengers are told the day before', async () => {
  const order = await bought();
  const answer = await importTimes(
    order,
    `Pedido;Hora;Placa;Conductor\n${order.number};${clock(order, 100)};ABC-123;Rosa\n`,
  );
  assert.match(answer, /the list has 1 tickets\.\n1 have a time that is new/);
  const [mail] = await eventually(async () => {
    const mails = await timeMails(order.email);
    return mails.length > 0 && mails;
  });
  assert.match(
    mail?.text ?? '',
    new RegExp(`hora exacta.*a las ${clock(order, 100)} · van ABC-123 · conduce Rosa`, 's'),
  );
  assert.ok(await eventually(async () => (await timeMails('viajera@example.org')).length === 1));
  const [ticket] = (await order.detail()).tickets;
  assert.deepEqual([ticket?.pickUpTime?.van, ticket?.pickUpTime?.driver], ['ABC-123', 'Rosa']);
  assert.equal(Date.parse(order.startDate) - Date.parse(ticket?.pickUpTime?.at ?? ''), 100 * 60_000);
});

test('[PUW-06] the same list again tells nobody, and another time tells them once more that it changed', async () => {
  const order = await bought();
  const list = (time: string) => `order,time,van,driver\n${order.number},${time},ABC-123,Rosa\n`;
  await importTimes(order, list(clock(order, 100)));
  assert.match(await importTimes(order, list(clock(order, 100))), /\n0 have a time that is new/);
  await importTimes(order, list(clock(order, 85)));
  const mails = await eventually(async () => {
    const found = await timeMails(order.email);
    return found.length === 2 && found;
  });
  assert.match(mails[1]?.text ?? '', new RegExp(`cambió.*a las ${clock(order, 85)}`, 's'));
});

test('[PUW-06] travellers of a later departure are told when its day is near', async () => {
  const order = await bought({ hours: 5 * 24 });
  await importTimes(order, `order,time,van,driver\n${order.number},18:20,ABC-123,Rosa\n`);
  const notify = testApp.app.services.handlers['tell-pick-up-times'];
  await notify({}, 'a-job');
  assert.equal((await timeMails(order.email)).length, 0);
  await testApp.query(`UPDATE departure SET starts_at = now() + interval '3 hours' WHERE event_id = $1`, [
    order.event.eventId,
  ]);
  await Promise.all([notify({}, 'a-job'), notify({}, 'another-job')]);
  await eventually(async () => (await timeMails(order.email)).length === 1);
  await notify({}, 'a-third-job');
  assert.equal((await timeMails(order.email)).length, 1);
});

test('[PUW-06] what is wrong with a list is told by row and column, and nothing of it is imported', async () => {
  const order = await bought({ tickets: 2 });
  const other = await bought();
  const rows = [
    `${order.number},1,18:20,ABC-123,Rosa`,
    `${order.number},1,18:40,ABC-124,Luz`,
    `${order.number},7,18:40,ABC-124,Luz`,
    `${other.number},,18:20,ABC-123,Rosa`,
    `nothing,,25:00,,Rosa`,
  ];
  const failed = await importTimes(order, `order,ticket,time,van,driver\n${rows.join('\n')}\n`).then(
    () => assert.fail('It was imported.'),
    ({ message }: Error) => message,
  );
  assert.deepEqual(failed.split('\n'), [
    'Nothing was imported.',
    `row 3: ticket 1 of order ${order.number} is in row 2 already`,
    `row 4, column ticket: order ${order.number} has no ticket 7 that is good`,
    `row 5, column order: nobody rides with order ${other.number} on this departure`,
    'row 6, column order: "nothing" is no order number',
    'row 6, column time: "25:00" is no hour such as 18:20',
    'row 6, column van: "" must have 1 to 60 characters',
  ]);
  assert.equal((await order.detail()).tickets[0]?.pickUpTime, undefined);
  await assert.rejects(importTimes(order, 'order,time\n'), /row 1, column van: there is no such column/);
  assert.match(
    await importTimes(order, `order,ticket,time,van,driver\n${order.number},2,18:20,ABC-123,Rosa\n`, '--dry-run'),
    /Nothing was written\.\n1 tickets of the departure are not in the list/,
  );
  assert.equal((await order.detail()).tickets[1]?.pickUpTime, undefined);
});

test('[PUW-07] each passenger gets a message at the phone that was given for them, in the language of the purchase', async () => {
  const order = await bought();
  await importTimes(order, `order,time,van,driver\n${order.number},18:20,ABC-123,Rosa\n`);
  const sent: Message[] = [];
  const messenger = createMessenger({
    channel: { send: async (message) => void sent.push(message) },
    purchases: testApp.app.services.purchases,
  });
  await messenger.send({ orderId: order.orderId, ticket: 1, passenger: 1 }, 'a-job');
  assert.deepEqual(sent, [
    {
      to: '+51987654321',
      text: 'Idavuelta · Concierto Ándino: a las 18:20 · van ABC-123 · conduce Rosa',
      key: 'a-job',
    },
  ]);
  await testApp.query(`UPDATE orders SET state = 'refunded' WHERE id = $1`, [order.orderId]);
  await messenger.send({ orderId: order.orderId, ticket: 1, passenger: 1 }, 'another-job');
  assert.equal(sent.length, 1);
});

test('[PUW-07] without a provider messages end in the log, without phones and texts', async () => {
  const order = await bought();
  await importTimes(order, `order,time,van,driver\n${order.number},18:20,ABC-123,Rosa\n`);
  await eventually(async () => {
    const rows = await testApp.query<{ state: string }>(
      `SELECT state FROM pgboss.job WHERE name = 'send-message' AND data ->> 'orderId' = $1`,
      [order.orderId],
    );
    return rows.length === 1 && rows[0]?.state === 'completed';
  });
});

test('[FLT-14] the list of the vans may be a spreadsheet with a title, other sheets and empty rows', async () => {
  const order = await bought();
  const file = join(folder, 'vans.xlsx');
  const list = [
    ['Recojos del sábado'],
    [],
    ['Nº', 'N° pedido', 'Hora de recojo', 'Placa', 'Chofer', 'Notas'],
    ['1', order.number, '18:20', 'ABC-123', 'Rosa', 'timbre malo'],
    [],
  ].map((row) => row.map((value) => ({ value })));
  await writeFile(
    file,
    await writeXlsxFile([
      { data: [[{ value: 'Combustible' }, { type: 'Formula', value: 'SUM(B2:B9)' }]], sheet: 'Gastos' },
      { data: list, sheet: 'Vans' },
    ]).toBuffer(),
  );
  assert.match(await testApp.staff('pickup-times', order.event.slug, order.day, file), /the list has 1 tickets/);
  const csv = join(folder, 'titled.csv');
  await writeFile(csv, `Recojos del sábado;;;\n;;;\nPedido;Hora;Placa;Chofer\n\n${order.number};25:20;ABC-123;Rosa\n`);
  await assert.rejects(testApp.staff('pickup-times', order.event.slug, order.day, csv), /row 5, column time/);
});
