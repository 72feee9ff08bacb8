import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Manifest } from '@idavuelta/shared/contracts/staff';
import { startDriving } from '../dispatch/testing/driven-trips.ts';
import { createManifests } from './manifests.ts';

const { testApp, dispatching, driving } = await startDriving();
after(() => testApp.close());

const { token } = dispatching;
const year = 365 * 86_400_000;
const of = async (id: number, direction = 'out') =>
  (await testApp.call<Manifest[]>('GET', `/staff-api/departures/${id}/manifests/${direction}`, { token })).data;
const file = (id: number | undefined, format: string) =>
  testApp.app.inject({
    url: `/staff-api/manifests/${id}/file?format=${format}&language=es_PE`,
    headers: { authorization: `Bearer ${token}` },
  });
const stored = (id: number | undefined) =>
  testApp.query<{ content: object; sha256: string; isIntact: boolean }>(
    `SELECT content, sha256, sha256 = encode(sha256(convert_to(content::text, 'UTF8')), 'hex') AS "isIntact"
     FROM manifest WHERE id = $1`,
    [id],
  );

/** Stores a document for the first passenger of each order, as the wizard does where it asks for it. */
const giveDocument = (orders: { orderId: string }[]) =>
  testApp.query(
    `UPDATE order_ticket SET passengers = jsonb_set(passengers, '{0,document}', '"45678901"') WHERE order_id = ANY ($1)`,
    [orders.map(({ orderId }) => orderId)],
  );

test('[LEG-07] a manifest is frozen when the van leaves, and equal a year later whatever changed since', async () => {
  await testApp.query(
    `INSERT INTO fiscal_company (country_code, issuer, tax_percent, settings) VALUES ('PE',
     '{"legalName":"Idavuelta Perú S.A.C.","taxId":"20000000001","address":"Av. Larco 1","city":"Lima"}', 18, '{}')
     ON CONFLICT DO NOTHING`,
  );
  const { id, van, driver, buyers } = await driving.published({ hours: 2 });
  await giveDocument(buyers.slice(0, 1));
  await testApp.query(
    `INSERT INTO driver_profile (staff_user_id, phone, languages, country_code, licence)
     SELECT id, '+51987654321', '[]', 'PE', 'Q12345678' FROM staff_user WHERE email = $1
     ON CONFLICT (staff_user_id) DO UPDATE SET licence = excluded.licence`,
    [driver.email],
  );
  assert.deepEqual(await of(id), [], 'it has not left');
  const [trip] = await driving.tripsOf(driver);
  await driving.send(driver, [driving.aMark(trip, 'left')]);
  await testApp.app.services.handlers['freeze-manifests']({}, '');
  const [manifest] = await of(id);
  assert.deepEqual([manifest?.van, manifest?.passengers], [van.plate, 2]);
  assert.ok(manifest?.event);
  const [before] = await stored(manifest?.id);
  assert.equal(before?.isIntact, true);
  const written = JSON.stringify(before?.content);
  for (const fact of [
    '20000000001',
    van.plate,
    'Q12345678',
    'Viajera 1',
    'Av. Grau 123',
    '"document":"45678901"',
    '"document":""',
  ])
    assert.ok(written.includes(fact), fact);

  await testApp.query(`UPDATE order_ticket SET passengers = '[]', addresses = '[]'`);
  await testApp.query(`UPDATE vehicle SET plate = plate || '-X' WHERE id = $1`, [van.id]);
  await testApp.query(`UPDATE trip SET driver = 'Otro', number = number + 10`);
  const lastDay = createManifests({ db: testApp.db, clock: () => new Date(Date.now() + year - 86_400_000) });
  await lastDay.freeze();
  await lastDay.deleteExpired();
  assert.deepEqual(await stored(manifest?.id), [before]);
  await assert.rejects(testApp.query('UPDATE manifest SET sha256 = $2 WHERE id = $1', [manifest?.id, '']), /never/);

  const later = createManifests({ db: testApp.db, clock: () => new Date(Date.now() + year + 2 * 86_400_000) });
  await later.deleteExpired();
  assert.deepEqual(await stored(manifest?.id), []);
});

test('[LEG-07] a trip whose planned departure passes is frozen without a mark; the file is downloaded and recorded', async () => {
  const { id, buyers } = await driving.published({ hours: -0.1, direction: 'back' });
  await giveDocument(buyers);
  const [manifest] = await of(id, 'back');
  assert.ok(manifest);
  const csv = await file(manifest.id, 'csv');
  assert.match(csv.body, /Viajera 1/);
  assert.match(csv.body, /Placa/);
  assert.match(csv.body, /45678901/);
  const pdf = await file(manifest.id, 'pdf');
  assert.equal(pdf.rawPayload.subarray(0, 4).toString(), '%PDF');
  assert.equal((await file(999_999, 'pdf')).statusCode, 404);
  const audit = await testApp.query(`SELECT FROM audit WHERE action = 'export-manifest' AND subject = $1`, [
    `departure:${id}`,
  ]);
  assert.equal(audit.length, 2);
});

test('[LEG-07] documents stand in it only where the country asks for them', async () => {
  const { id, buyers } = await driving.published({ hours: -0.1 });
  await giveDocument(buyers);
  const [row] = await testApp.query<{ country: string }>(
    `UPDATE event SET country_code = 'ES' WHERE id = (SELECT event_id FROM departure WHERE id = $1)
     RETURNING country_code AS country`,
    [id],
  );
  assert.equal(row?.country, 'ES');
  const [manifest] = await of(id);
  const [content] = await stored(manifest?.id);
  assert.ok(!JSON.stringify(content).includes('document'));
});
