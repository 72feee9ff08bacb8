import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LegalText, OrderDetail, PersonalData } from '@idavuelta/shared/contracts';
import type { StaffLegalDocument, StaffOrder } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { logInStaff } from '../../testing/staff-members.ts';
import { anOrder, codeOf, errorsOf, openTestApp } from '../../testing/test-app.ts';
import { createLegalRepository } from './legal.repository.ts';

const testApp = await openTestApp();
const { token } = await logInStaff(testApp, 'events');

interface Written {
  inForceOn?: string | undefined;
  revision: number;
  country?: string;
}
const write = (document: string, text: string, { revision, inForceOn, country = 'CL' }: Written) =>
  testApp.call<StaffLegalDocument>('PUT', `/staff-api/legal/${country}/${document}`, {
    token,
    headers: { 'if-match': `"${revision}"` },
    body: { texts: { [`es_${country}`]: text }, ...(inForceOn && { inForceOn }) },
  });
const read = (document: string, query = '') =>
  testApp.call<LegalText>('GET', `/legal-documents/${document}?country-code=CL${query}`);
const dayAfter = (day = '', days = 1) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const later = (time: string) => createLegalRepository(testApp.db, sql<Date>`(now() + ${time}::interval)`);

test('[LEG-08] a version is in force from its day, and what was in force never changes', async () => {
  const { data: first } = await write('terms', 'Uno.', { revision: 0 });
  const { today = '' } = first;
  const inForceOn = dayAfter(today, 2);
  const { data: coming } = await write('terms', 'Dos.', { revision: 1, inForceOn });
  assert.deepEqual(coming.inForce, { version: 1, inForceOn: today });
  assert.deepEqual([coming.texts.es_CL, coming.next?.version, coming.next?.inForceOn], ['Uno.', 2, inForceOn]);
  // the version that comes may still be changed
  const { data: changed } = await write('terms', 'Dos, mejor.', { revision: 2, inForceOn });
  assert.deepEqual(changed.next, { version: 2, inForceOn, texts: { es_CL: 'Dos, mejor.' } });

  assert.deepEqual([(await read('terms')).data.text, (await read('terms')).data.version], ['Uno.', 1]);
  assert.equal(codeOf(await read('terms', '&version=2')), 'NOT_FOUND', 'a coming version is not shown');
  const then = await later('2 days').text('CL', 'terms');
  assert.deepEqual([then?.text, then?.version, then?.inForceOn], ['Dos, mejor.', 2, inForceOn]);
  assert.deepEqual(
    then?.versions?.map(({ version }) => version),
    [2, 1],
  );
  assert.equal((await later('2 days').text('CL', 'terms', { version: 1 }))?.text, 'Uno.');

  for (const statement of ["UPDATE legal_version SET texts = '{}' WHERE", 'DELETE FROM legal_version WHERE'])
    await assert.rejects(
      testApp.query(`${statement} country_code = 'CL' AND kind = 'terms' AND version = 1`),
      /never changes/,
    );
});

test('[LEG-08] a version comes into force today or later, in the country', async () => {
  const [row] = await testApp.query<{ today: string }>(
    "SELECT (now() AT TIME ZONE time_zone)::date::text AS today FROM country WHERE code = 'CL'",
  );
  const refused = await write('complaints', 'Ayer.', { revision: 0, inForceOn: dayAfter(row?.today, -1) });
  assert.deepEqual(errorsOf(refused), [{ field: 'inForceOn', reason: 'past' }]);
  assert.equal((await write('complaints', 'Hoy.', { revision: 0, inForceOn: row?.today })).status, 200);
});

test('[LEG-08] of two who write the next version at once one is told', async () => {
  const { data } = await write('withdrawal', 'Ahora.', { revision: 0 });
  const inForceOn = dayAfter(data.today);
  const both = await Promise.all(
    ['Uno.', 'Otro.'].map((text) => write('withdrawal', text, { revision: 1, inForceOn })),
  );
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 412]);
  assert.equal((await read('withdrawal')).data.text, 'Ahora.');
});

test('[LEG-08] what the version before writes is in force at once', async () => {
  const upsert = `INSERT INTO legal_document (country_code, kind, texts) VALUES ('CL', 'cookies', $1)
    ON CONFLICT (country_code, kind) DO UPDATE SET texts = $1, revision = legal_document.revision + 1`;
  for (const text of ['Antes.', 'Después.']) await testApp.query(upsert, [{ es_CL: text }]);
  const { data } = await read('cookies');
  assert.deepEqual([data.text, data.version], ['Después.', 2]);
});

test('[LEG-02, LEG-08] an order keeps the versions in force when it was placed, for its buyer and for staff', async () => {
  const event = await testApp.addEvent();
  const { token: buyer } = await testApp.newCustomer();
  const before = await testApp.place(buyer, anOrder(event));
  assert.equal((await testApp.orderDetail(before.data.orderId, buyer)).data.order.accepted, undefined);

  const { data: terms } = await write('terms', 'Términos.', { revision: 0, country: 'PE' });
  await write('withdrawal', 'Sin retracto.', { revision: 0, country: 'PE' });
  await write('cookies', 'Una.', { revision: 0, country: 'PE' });
  await write('withdrawal', 'Otro.', { revision: 1, country: 'PE', inForceOn: dayAfter(terms.today) });
  const { data: order } = await testApp.place(buyer, anOrder(event));
  const accepted: OrderDetail['order']['accepted'] = (['terms', 'withdrawal'] as const).map((document) => ({
    ...{ document, version: 1, inForceOn: terms.today ?? '', language: 'es_PE' as const },
  }));
  await write('terms', 'Nuevos.', { revision: 1, country: 'PE' });

  assert.deepEqual((await testApp.orderDetail(order.orderId, buyer)).data.order.accepted, accepted);
  const { data: mine } = await testApp.call<PersonalData>('GET', '/shop-api/me/data', { token: buyer });
  assert.deepEqual(mine.orders[0]?.order.accepted, accepted);
  const { token: support } = await logInStaff(testApp, 'support');
  const path = `/staff-api/orders/${order.orderId}`;
  assert.deepEqual((await testApp.call<StaffOrder>('GET', path, { token: support })).data.accepted, accepted);
});
