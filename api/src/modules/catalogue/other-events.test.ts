import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventSummary } from '@idavuelta/shared/contracts';
import { openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
// The fixture's own event is at the same place.
await testApp.query(`UPDATE event SET visibility = 'unlisted'`);

const onDay = (daysAhead: number) => ({ dates: [{ daysAhead, time: '20:00' }] });
const others = (slug: string) => testApp.call<EventSummary[]>('GET', `/events/${slug}/others`);
const slugsOf = async (slug: string) => (await others(slug)).data.map((event) => event.slug);

test('[WTL-07] who cannot have an event sees others: of the artist, at the place, of the kind in the city; each soonest first', async () => {
  await testApp.query(`INSERT INTO place (country_code, name, address, time_zone, image_path)
     VALUES ('PE', 'Explanada', 'Surco, Lima', 'America/Lima', '')`);
  const elsewhere = async (slug: string, days: number, changes: object) => {
    await testApp.addEvent({ slug, ...onDay(days), ...changes });
    await testApp.query(`UPDATE event SET place_id = (SELECT id FROM place WHERE name = 'Explanada') WHERE slug = $1`, [
      slug,
    ]);
  };
  await testApp.addEvent({ slug: 'gone', genre: 'concert', artist: 'Los Ríos' });
  await elsewhere('same-kind', 10, { genre: 'concert' });
  await elsewhere('other-kind', 3, { genre: 'fair' });
  await testApp.addEvent({ slug: 'same-place-late', genre: 'fair', ...onDay(20) });
  await testApp.addEvent({ slug: 'same-place-soon', genre: 'fair', ...onDay(15) });
  assert.deepEqual(await slugsOf('gone'), ['same-place-soon', 'same-place-late', 'same-kind']);
  await elsewhere('same-artist', 40, { genre: 'festival', artist: 'Los Ríos' });
  assert.deepEqual(await slugsOf('same-artist'), ['gone', 'other-kind', 'same-kind']);
  await testApp.addEvent({ slug: 'hidden', visibility: 'unlisted', artist: 'Los Ríos' });
  assert.ok(!(await slugsOf('gone')).includes('hidden'));
});

test('[WTL-07] what is sold out or over is no way out, and of an event that nobody knows there are none', async () => {
  const lonely = { place: 'palacio', countryCode: 'ES' } as const;
  await testApp.addEvent({ slug: 'full', ...lonely });
  await testApp.addEventWith({ stock: 0 }, lonely);
  await testApp.addEvent({ slug: 'past', ...lonely, ...onDay(-2) });
  assert.deepEqual(await slugsOf('full'), []);
  assert.deepEqual(await slugsOf('past'), ['full'], 'an event that is over has others, too');
  assert.equal((await others('nobody-knows')).status, 404);
});
