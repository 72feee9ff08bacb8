import assert from 'node:assert/strict';
import { test } from 'node:test';
import { periodicity } from '@idavuelta/shared/contracts';
import type { AuditRow, EventImportResult, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { credentials } from '../../../testing/credentials.ts';
import { aSpreadsheet } from '../../../testing/event-requests.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const token = (await logInStaff(testApp)).token;

const send = async (content: string | Uint8Array, search = '') => {
  const file = typeof content === 'string' ? Buffer.from(content) : content;
  return testApp.upload<EventImportResult>(`/staff-api/event-import${search}`, {
    token,
    field: 'events',
    file,
    name: 'x',
  });
};
const download = async (...slugs: string[]) => {
  const { body } = await testApp.app.inject({
    url: `/staff-api/event-export?slugs=${slugs.join(',')}`,
    headers: credentials(token),
  });
  return body;
};
/** Returns everything the database stores about an event. */
const stored = async (slug: string) => {
  const event = await testApp.call<StaffEvent>('GET', `/staff-api/events/${slug}`, { token });
  const rows = await testApp.query<{ image_path: string }>(
    `SELECT e.translations, e.starts_at, e.ends_at, e.periodicity_type, e.place_id, e.image_path,
       (SELECT jsonb_agg(to_jsonb(p) ORDER BY p.id) FROM seat_pool p JOIN departure d ON d.id = p.departure_id
         WHERE d.event_id = e.id) AS pools,
       (SELECT jsonb_agg(to_jsonb(d) ORDER BY d.id) FROM event_date d WHERE d.event_id = e.id) AS dates,
       (SELECT jsonb_agg(to_jsonb(v) ORDER BY v.id) FROM product_variant v JOIN category c ON c.id = v.category_id
         WHERE c.event_id = e.id) AS variants
     FROM event e WHERE e.slug = $1`,
    [slug],
  );
  return { fields: event.data.fields, ...(rows[0] ?? { image_path: '' }) };
};

test('[BOF-03] exported events are imported again and are as they were: texts, places, pictures, seats, prices', async () => {
  const sold = await testApp.addEvent({ name: '=Suma, "comillas"\ny más' });
  const buyer = await testApp.newCustomer();
  await testApp.place(buyer.token, anOrder(sold, { tickets: 2, discountCode: 'GRATIS100' }));
  const range = await testApp.addEvent({
    periodicityType: periodicity.range,
    dates: [{ daysAhead: 5, time: '10:00' }],
    endDaysAhead: 8,
  });
  const over = await testApp.addEvent({ dates: [{ daysAhead: 8, time: '20:00' }] });
  await testApp.query(`UPDATE event SET message = 'Vuelve pronto', artist = '@grupo' WHERE id = $1`, [over.eventId]);
  const slugs = [sold.slug, range.slug, over.slug];
  const before = await Promise.all(slugs.map(stored));
  const csv = await download(...slugs);
  assert.match(csv, /^\uFEFFslug,type,genre,/);
  assert.match(csv, /'@grupo/, 'no cell is a formula');
  assert.match(csv, /,-12\.0673,-77\.0337,/, 'positions stay numbers');

  const { data } = await send(csv);
  assert.deepEqual(data.mistakes, []);
  assert.deepEqual(
    data.events.map(({ slug, created }) => [slug, created]),
    slugs.map((slug) => [slug, false]),
  );
  assert.deepEqual(await Promise.all(slugs.map(stored)), before);
  assert.equal(await download(...slugs), csv);
  const { data: audit } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=event:${sold.eventId}`, {
    token,
  });
  assert.deepEqual([audit[0]?.action, audit[0]?.detail.after], ['import-event', {}]);
});

test('[BOF-03] an exported file with another slug makes the same event again, as a draft', async () => {
  const { slug, eventId } = await testApp.addEvent({ name: 'Modelo' });
  await testApp.query(
    `UPDATE event SET image_path = '/media/gala.0123456789', longest_ride_minutes = 75 WHERE id = $1`,
    [eventId],
  );
  const csv = (await download(slug)).replaceAll(slug, 'modelo-dos');
  const { data } = await send(csv);
  assert.deepEqual([data.mistakes, data.events[0]?.created], [[], true]);
  const [model, second] = [await stored(slug), await stored('modelo-dos')];
  assert.deepEqual(second.fields.texts, model.fields.texts);
  assert.deepEqual(second.fields.place, model.fields.place);
  assert.equal(second.fields.longestRideMinutes, 75);
  assert.equal(second.image_path, '/media/gala.0123456789');
});

test('[BOF-03] a file is checked before it is imported: what it would do, or every mistake with row and column', async () => {
  const { slug } = await testApp.addEvent();
  const csv = await download(slug);
  const dry = await send(csv.replaceAll(slug, 'solo-prueba'), '?dry-run=true');
  assert.deepEqual(dry.data, {
    events: [{ slug: 'solo-prueba', created: true, departures: 1, tickets: 1 }],
    mistakes: [],
  });
  assert.equal((await testApp.call('GET', '/staff-api/events/solo-prueba', { token })).status, 404);

  const wrong = await send(`slug,hours,sombrero\n${slug},doce,1\nOtro Slug,,`);
  assert.deepEqual(
    wrong.data.mistakes.map(({ row, column, code }) => [row, column, code]),
    [
      [2, 'hours', 'cell_number'],
      [2, 'sombrero', 'no_column'],
      [3, 'slug', 'cell_like'],
    ],
  );
  assert.deepEqual(wrong.data.mistakes[0]?.values, { minimum: 0, maximum: 72, value: 'doce' }, 'and how it would be');
  assert.deepEqual(wrong.data.events, []);
});

test('[BOF-03] the example has every column and is imported as it is', async () => {
  const { body } = await testApp.app.inject({
    url: '/staff-api/event-template',
    headers: credentials(token),
  });
  assert.match(body, /^\uFEFFslug,type,genre,.*,picture,.*,message,/);
  const { data } = await send(body, '?dry-run=true');
  assert.deepEqual([data.mistakes, data.events.map(({ tickets }) => tickets)], [[], [2]]);
});

test('[BOF-03] a spreadsheet and JSON are read as well; what is neither is told', async () => {
  const { slug } = await testApp.addEvent();
  const sheet = await send(
    await aSpreadsheet([
      ['slug', 'artist'],
      [slug, 'Susana'],
    ]),
  );
  assert.deepEqual([sheet.data.mistakes, sheet.data.events.length], [[], 1]);
  const json = await send(JSON.stringify([{ slug, artist: 'Eva' }]));
  assert.deepEqual([json.data.mistakes, json.data.events.length], [[], 1]);
  assert.equal((await stored(slug)).fields.artist, 'Eva');
  for (const [file, code] of [
    ['[{]', 'unreadable'],
    [Buffer.from('PK\u0003\u0004 nothing'), 'unreadable'],
    ['', 'no_rows'],
  ] as const)
    assert.deepEqual(
      (await send(file)).data.mistakes.map((mistake) => mistake.code),
      [code],
    );
  const missing = await testApp.call('GET', '/staff-api/event-export?slugs=nothing', { token });
  assert.deepEqual([missing.status, codeOf(missing)], [404, 'NOT_FOUND']);
});
