import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderId } from '@idavuelta/shared/contracts';
import type { MailAttachment } from '../database/column-types.ts';
import { fixtureCustomer } from '../testing/fixture.ts';
import { anOrder, eventually, openTestApp } from '../testing/test-app.ts';
import { confirmationMail } from './ticket-mails.ts';

const testApp = await openTestApp();

/** Places a paid order with one ticket per list of passenger addresses. @returns its id */
async function paidOrder(...tickets: string[][]) {
  const order = anOrder(await testApp.addEvent(), { tickets: tickets.length, discountCode: 'GRATIS100' });
  for (const [index, ticket] of order.tickets.entries()) {
    const [passenger] = ticket.passengers;
    if (!passenger) throw new Error('A ticket has a passenger.');
    ticket.passengers = (tickets[index] ?? []).map((email) => ({ ...passenger, email, name: `De ${email}` }));
  }
  const { data } = await testApp.place(await testApp.login(), order);
  return data.orderId;
}

const mailTo = (address: string) =>
  eventually(async () => (await testApp.app.services.mailbox.list(address)).find(({ to }) => to === address));

const pictureNames = (attachments: MailAttachment[]) =>
  attachments.filter(({ contentType }) => contentType === 'image/png').map(({ filename }) => filename);

/** Returns the file with long lines unfolded. */
function calendarOf(attachments: MailAttachment[], name = 'idavuelta.ics') {
  const file = attachments.find(({ filename }) => filename === name);
  assert.match(file?.contentType ?? '', /^text\/calendar/);
  return Buffer.from(file?.contentBase64 ?? '', 'base64')
    .toString()
    .replaceAll('\r\n ', '');
}

test('[PAY-09] each passenger with an own address gets their tickets and no others; the buyer gets all', async () => {
  const orderId = await paidOrder(
    ['ana@example.org', 'Eva@example.org'],
    ['eva@example.org', fixtureCustomer.email.toUpperCase()],
  );
  const ana = await mailTo('ana@example.org');
  const eva = await mailTo('eva@example.org');
  const buyer = await mailTo(fixtureCustomer.email);
  assert.deepEqual(pictureNames(ana.attachments), ['idavuelta-1.png']);
  assert.deepEqual(pictureNames(eva.attachments), ['idavuelta-1.png', 'idavuelta-2.png']);
  assert.deepEqual(pictureNames(buyer.attachments), ['idavuelta-1.png', 'idavuelta-2.png']);
  assert.match(ana.subject, /Tu boleto de ida y vuelta: Concierto Ándino/);
  assert.match(ana.text, /Lucía compró tu viaje/);
  assert.doesNotMatch(ana.text, /Total|order-detail|Boleto 2/);
  const counts = await testApp.db.selectFrom('mailbox').select(['recipient']).execute();
  assert.equal(counts.length, 3, `one mail to each address about ${orderId}`);
});

test('[PAY-09] the mail has the event for a calendar, in its zone, the same entry for everybody', async () => {
  const orderId = await paidOrder(['luis@example.org']);
  const calendar = calendarOf((await mailTo('luis@example.org')).attachments);
  assert.match(calendar, new RegExp(`UID:${orderId}@idavuelta`));
  assert.match(calendar, /BEGIN:VTIMEZONE\r\nTZID:America\/Lima/);
  assert.match(calendar, /DTSTART;TZID=America\/Lima:\d{8}T200000/);
  assert.match(calendar, /DTSTAMP:\d{8}T\d{6}Z/);
  assert.match(calendar, /SUMMARY:Concierto Ándino/);
  assert.match(calendar, /LOCATION:Estadio Nacional\\, /);
  assert.match(
    calendar,
    /DESCRIPTION:Te recogemos en: Av\. Grau 123 · entre 17:50 y 18:30 \(estimado\) · en casa hacia 01:05\. La hora exacta/,
  );
  const own = await eventually(async () =>
    (await testApp.app.services.mailbox.list()).find(({ html }) => html.includes(orderId)),
  );
  assert.match(calendarOf(own.attachments), new RegExp(`UID:${orderId}@idavuelta`));
});

test('[PAY-09] the event ends in a calendar when it ends', async () => {
  const orderId = await paidOrder(['sol@example.org']);
  const entries = calendarOf((await mailTo('sol@example.org')).attachments).split('BEGIN:VEVENT');
  const entry = entries.find((text) => text.includes(`UID:${orderId}@idavuelta`)) ?? '';
  assert.match(entry, /DTSTART;TZID=America\/Lima:\d{8}T200000\r\nDTEND;TZID=America\/Lima:\d{8}T000000/);
});

test('[FLT-25] a mail says how a pick-up is called where the event is, in every language', async () => {
  const orderId = await paidOrder(['eva@example.org']);
  await mailTo('eva@example.org');
  const order = await testApp.app.services.purchases.forMail(orderId as OrderId);
  if (!order) throw new Error('There is no order.');
  const { event } = order.detail;
  for (const [language, countryCode, word, other] of [
    ['es_PE', 'PE', /Recojo/, /recogida/i],
    ['es_PE', 'ES', /Recogida/, /recojo/i],
    ['es_ES', 'PE', /Recojo/, /recogida/i],
    ['es_ES', 'ES', /Recogida/, /recojo/i],
  ] as const) {
    const of = { ...order, language, detail: { ...order.detail, event: { ...event, countryCode } } };
    const { html, attachments } = await confirmationMail(of);
    const calendar = attachments.find(({ filename }) => filename === 'idavuelta.ics')?.content.toString();
    assert.match(html, word);
    assert.match(calendar ?? '', word);
    assert.doesNotMatch(`${html}${calendar}`, other);
  }
  assert.equal(event.countryCode, 'PE');
});

test('[PUW-05] each pick-up is an entry of the calendar, which a later file replaces: a new window, the exact time', async () => {
  const orderId = await paidOrder(['mia@example.org'], [fixtureCustomer.email]);
  const entriesOf = (calendar: string) =>
    calendar.split('BEGIN:VEVENT').filter((entry) => entry.includes(`UID:${orderId}-pick-up-`));
  const numberIn = (entry = '') => Number(/SEQUENCE:(\d+)/.exec(entry)?.[1]);
  const [first, ...others] = entriesOf(calendarOf((await mailTo('mia@example.org')).attachments));
  assert.equal(others.length, 0);
  assert.match(first ?? '', new RegExp(`UID:${orderId}-pick-up-1-1@idavuelta`));
  assert.match(first ?? '', /DTSTART;TZID=America\/Lima:\d{8}T175000\r\nDTEND;TZID=America\/Lima:\d{8}T183000/);
  assert.match(first ?? '', /SUMMARY:Recojo: Concierto Ándino\r\nLOCATION:Av\. Grau 123\r\n/);
  const { services } = testApp.app;
  const fileFor = async () => {
    const order = await services.purchases.forMail(orderId as OrderId);
    if (!order) throw new Error('There is no order.');
    const { attachments } = await confirmationMail(order);
    return attachments.find(({ filename }) => filename === 'idavuelta.ics')?.content.toString() ?? '';
  };
  assert.equal(entriesOf(await fileFor()).length, 1, 'two tickets for one door are one visit of the van');
  await testApp.query(`UPDATE orders SET created_at = created_at - interval '2 days' WHERE id = $1`, [orderId]);
  await testApp.query(
    `INSERT INTO pick_up_time (order_ticket_id, picks_up_at, van, driver)
     SELECT id, '2027-05-01T22:58:00Z', 'ABC-123', 'Rosa' FROM order_ticket WHERE order_id = $1`,
    [orderId],
  );
  const [exact] = entriesOf(await fileFor());
  assert.match(exact ?? '', new RegExp(`UID:${orderId}-pick-up-1-1@idavuelta`));
  assert.match(exact ?? '', /DTSTART;TZID=America\/Lima:20270501T175800\r\n(?!DTEND)/);
  assert.ok(numberIn(exact) > numberIn(first), 'a calendar replaces an entry by one with a higher number only');
});

test('[SLD-01] buyer and passengers read what was bought, and that the admission is not included', async () => {
  await paidOrder(['zoe@example.org']);
  const words = /asiento en la van por persona, de ida y vuelta\. La entrada al evento no está incluida\./g;
  for (const address of ['zoe@example.org', fixtureCustomer.email]) {
    const { text } = await mailTo(address);
    assert.equal(text.match(words)?.length, 1);
  }
});
