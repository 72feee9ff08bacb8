import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeAt } from '@idavuelta/shared/contracts/time';
import { credentials } from '../../../testing/credentials.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { createDispatching, door, tripOf } from '../testing/dispatched-departures.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);

const sheets = (id: number, format: string) =>
  testApp.app.inject({
    url: `${dispatching.path(id)}/run-sheets?format=${format}&language=es_PE`,
    headers: credentials(dispatching.token),
  });

test('[DSP-05] run sheets have the stops of each van in order, without e-mails, and who took them is recorded', async () => {
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { tickets: 2, position: door(0) });
  await testApp.query(`INSERT INTO space_offer (event_id, kind, capacity, amount_minor) VALUES ($1, 'luggage', 9, 0)`, [
    event.eventId,
  ]);
  await dispatching.buy(event, { address: 'Av. Lima 5', position: door(3), spaces: { luggage: 1 } });
  assert.equal((await sheets(id, 'csv')).statusCode, 404, 'nothing is published');
  const plan = await dispatching.read(id);
  const [van, driver] = [await dispatching.vehicle(15, { spaces: { luggage: 4 } }), await dispatching.driver()];
  const trip = tripOf(
    van.id,
    plan.parties.map((party) => party.id),
    { driverId: driver.id },
  );
  const { data } = await dispatching.draft(id, [trip]);
  const { data: published } = await dispatching.publish(id, data.draft?.revision ?? 0);
  const csv = (await sheets(id, 'csv')).body;
  const [head, first] = csv.split(/\n(?=1,)/);
  assert.match(head ?? '', /Viaje,Van,Conductor,Parada,Hora,Pasajeros,Teléfonos,Dirección/);
  const at = published.plan.published?.trips[0]?.stops[0]?.at ?? '';
  assert.match(first ?? '', new RegExp(`^1,${van.plate},Rosa,1,${timeAt(at, 'America/Lima')},"Viajera 1\nViajera 2"`));
  assert.match(csv, /Av\. Lima 5.*1 × Equipaje grande/, '[DSP-21]');
  assert.doesNotMatch(csv, /@/);
  const pdf = await sheets(id, 'pdf');
  assert.deepEqual([pdf.headers['content-type'], pdf.body.slice(0, 5)], ['application/pdf', '%PDF-']);
  const audit = await testApp.db
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'export-run-sheets')
    .where('subject', '=', `plan:${id}:out`)
    .execute();
  assert.equal(audit.length, 2);
});
