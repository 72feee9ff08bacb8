import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wallTimeAt } from '@idavuelta/shared/contracts/time';
import { officeOf } from '../testing/office-events.ts';
import { anOrder, eventually, openTestApp } from '../testing/test-app.ts';

const testApp = await openTestApp();
const office = await officeOf(testApp);

/** Creates a paid order of a new customer with two tickets, the second one for a friend. */
async function ordered() {
  const event = await testApp.addEvent();
  const { token, email } = await testApp.newCustomer();
  const order = anOrder(event, { tickets: 2 });
  const friend = `friend-of-${email}`;
  for (const [index, to] of [email, friend].entries())
    for (const passenger of order.tickets[index]?.passengers ?? []) passenger.email = to;
  const { data } = await testApp.place(token, order);
  const id = data.orderId;
  await testApp.staff('transfers', 'validate', id);
  const giveBack = (body: object) => testApp.call('POST', `/shop-api/order/${id}/refund`, { token, body });
  return { event, id, email, friend, giveBack };
}

/** Returns the calendar files of the latest matching mail to an address, with long lines unfolded. */
const calendarsOf = (to: string, subject: RegExp) =>
  eventually(async () => {
    const mails = await testApp.app.services.mailbox.list(to);
    const mail = mails.find((each) => each.to === to && subject.test(each.subject));
    return mail?.attachments
      .filter(({ contentType }) => contentType.startsWith('text/calendar'))
      .map(({ contentBase64 }) => Buffer.from(contentBase64, 'base64').toString().replaceAll('\r\n ', ''));
  });
const idsIn = (calendar = '') => [...calendar.matchAll(/UID:(\S+)@idavuelta/g)].map(([, id]) => id);
const numberIn = (calendar = '') => Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1]);

test('[FLT-41] a moved departure moves in the calendars of who travels', async () => {
  const { event, id, email, friend } = await ordered();
  const [bought] = await calendarsOf(email, /confirmado/);
  await testApp.query(`UPDATE orders SET created_at = created_at - interval '1 minute' WHERE id = $1`, [id]);
  const { id: departure, startsAt } = await office.departure(event);
  const to = wallTimeAt(Date.parse(startsAt) + 135 * 60_000, 'America/Lima').slice(0, 16);
  await office.call('POST', `${event.slug}/departures/${departure}/move`, { to });
  for (const address of [email, friend]) {
    const [moved] = await calendarsOf(address, /Cambió la hora/);
    assert.ok(idsIn(moved).includes(id), address);
    assert.match(
      moved ?? '',
      new RegExp(`UID:${id}@idavuelta[^]*?DTSTART;TZID=America/Lima:${to.replace(/[-:]/g, '')}00`),
    );
    assert.ok(numberIn(moved) > numberIn(bought), 'a calendar takes a higher number only');
  }
});

test('[FLT-41] a ticket that is cancelled leaves the calendar, and the rest stays', async () => {
  const { id, email, friend, giveBack } = await ordered();
  await giveBack({ ticket: 2 });
  const [left, gone] = await calendarsOf(email, /Tu devolución/);
  assert.match(left ?? '', /METHOD:PUBLISH/);
  assert.deepEqual(idsIn(left), [id, `${id}-pick-up-1-1`]);
  assert.match(gone ?? '', /METHOD:CANCEL/);
  assert.deepEqual(idsIn(gone), [`${id}-pick-up-2-1`]);
  assert.match(gone ?? '', /STATUS:CANCELLED/);
  const [ofFriend, ...others] = await calendarsOf(friend, /Boletos cancelados/);
  assert.deepEqual(others, []);
  assert.deepEqual(idsIn(ofFriend), [id, `${id}-pick-up-2-1`]);
});

test('[FLT-41] an event that is cancelled leaves the calendar', async () => {
  const { event, id, email } = await ordered();
  await office.call('POST', `${event.slug}/cancellation`, { slug: event.slug });
  const [cancelled] = await calendarsOf(email, /se canceló/);
  assert.match(cancelled ?? '', /METHOD:CANCEL/);
  assert.deepEqual(idsIn(cancelled), [id, `${id}-pick-up-1-1`, `${id}-pick-up-2-1`]);
});
