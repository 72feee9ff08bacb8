import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { RidePage } from '@idavuelta/shared/contracts';
import { logInStaff } from '../../../../testing/staff-members.ts';
import { eventually } from '../../../../testing/test-app.ts';
import { door, tripOf } from '../../testing/dispatched-departures.ts';
import { startDriving } from '../../testing/driven-trips.ts';

const { testApp, dispatching, driving } = await startDriving();
after(() => testApp.close());

const tokenIn = (text: string) => /\/ride\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
const addressesOf = async (token: string) =>
  (await testApp.call<RidePage>('GET', `/ride?token=${token}`)).data.rides.map(({ address }) => address);

/** Returns the token in the latest mail to someone whose text contains a word. */
const mailed = (recipient: string, word: string) =>
  eventually(async () => {
    const mails = await testApp.query<{ text: string }>(
      'SELECT text FROM mailbox WHERE recipient = $1 ORDER BY id DESC',
      [recipient],
    );
    const mail = mails.find(({ text }) => text.includes(word));
    return mail && tokenIn(mail.text);
  });

/** Creates a private van, on its day, that picks up Luz and then Ana at another door; all of them know their times. */
async function notifiedRide() {
  const { event, id } = await dispatching.departure([{ capacity: 4, stops: 2, stock: 5 }]);
  const order = await dispatching.buyVan(event, [
    { address: 'Av. Grau 1', position: door(40), names: ['Luz'] },
    { address: 'Av. Lima 2', position: door(0), names: ['Ana'] },
  ]);
  const [van, driver] = [await dispatching.vehicle(4), await logInStaff(testApp, 'driver')];
  const parties = (await dispatching.read(id)).parties.map((party) => party.id);
  const { data } = await dispatching.draft(id, [tripOf(van.id, parties, { driverId: driver.id })]);
  assert.equal((await dispatching.publish(id, data.draft?.revision ?? 0, true)).status, 200);
  await testApp.query(`UPDATE departure SET starts_at = now() + interval '4 hours' WHERE id = $1`, [id]);
  await testApp.app.services.handlers['tell-pick-up-times']({}, 'a-job');
  return { ...order, event, id, van, driver };
}

test('[DSP-09] a passenger’s link shows their own address alone, the buyer’s those of the whole order', async () => {
  const { email, van } = await notifiedRide();
  const luz = await mailed('luz@example.org', van.plate);
  const ana = await mailed('ana@example.org', van.plate);
  assert.deepEqual(await addressesOf(luz), ['Av. Grau 1']);
  assert.deepEqual(await addressesOf(ana), ['Av. Lima 2']);
  assert.deepEqual(await addressesOf(await mailed(email, van.plate)), ['Av. Grau 1', 'Av. Lima 2']);
  const claims = Buffer.from(luz.split('.')[1] ?? '', 'base64url').toString();
  assert.doesNotMatch(claims, /luz|@|Grau/i, 'the token names nobody');
});

test('[DSP-09] whoever is replaced sees no rides by their link any more, and who moves sees where they wait now', async () => {
  const { orderId, buyer, event, van } = await notifiedRide();
  const luz = await mailed('luz@example.org', van.plate);
  await testApp.query('UPDATE event SET pick_up_minutes = 0, sales_close_minutes = 0 WHERE id = $1', [event.eventId]);
  const change = async (name: string, email: string) => {
    const address = { address: 'Av. Grau 1', commune_id: event.countyId, position: door(40) };
    const traveller = { ticket: 1, passenger: 1, name, phone: '987654321', email, address };
    const { status, body } = await testApp.call('PUT', `/shop-api/order/${orderId}/passenger`, {
      token: buyer,
      body: traveller,
    });
    assert.equal(status, 200, JSON.stringify(body));
  };
  await change('Eva', 'eva@example.org');
  assert.deepEqual(await addressesOf(luz), []);
  await change('Luz', 'LUZ@example.org');
  assert.deepEqual(await addressesOf(luz), ['Av. Grau 1']);
});

test('[DSP-09] the mail that a van is late leads a passenger to their own ride, and the buyer to all', async () => {
  const { email, id, driver } = await notifiedRide();
  await driving.startsIn(id, 0);
  const [before] = await driving.tripsOf(driver);
  const toStop = (Date.parse(before?.stops[0]?.at ?? '') - Date.parse(before?.startsAt ?? '')) / 60_000;
  await driving.startsIn(id, -(toStop + 20) / 60);
  const [trip] = await driving.tripsOf(driver);
  await driving.send(driver, [driving.aMark(trip, 'boarded', 0)]);
  assert.deepEqual(await addressesOf(await mailed('ana@example.org', 'retraso')), ['Av. Lima 2']);
  assert.deepEqual(await addressesOf(await mailed(email, 'retraso')), ['Av. Grau 1', 'Av. Lima 2']);
});
