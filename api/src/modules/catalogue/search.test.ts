import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventSummary } from '@idavuelta/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
const events: Parameters<TestApp['addEvent']>[0][] = [
  { slug: 'sinfonia', name: 'Sinfonía de los Ándes' },
  { slug: 'salsa', name: 'Noche de Salsa', dates: [{ daysAhead: 40, time: '20:00' }] },
  { slug: 'salsa-sooner', name: 'Salsa y más', dates: [{ daysAhead: 20, time: '20:00' }] },
  { slug: 'salsero', name: 'Encuentro salsero', dates: [{ daysAhead: 10, time: '20:00' }] },
  { slug: 'antisalsa', name: 'La antisalsa', dates: [{ daysAhead: 5, time: '20:00' }] },
  { slug: 'balsa', name: 'Carrera en balsa', dates: [{ daysAhead: 2, time: '20:00' }] },
  { slug: 'madrid', name: 'Rock en vivo', place: 'palacio', countryCode: 'ES' },
  { slug: 'lima', name: 'Rock de acá', dates: [{ daysAhead: 200, time: '20:00' }] },
  { slug: 'jazz', name: 'Lo mejor del jazz', dates: [{ daysAhead: 300, time: '20:00' }] },
  { slug: 'punctuated', name: '¡AC/DC, el tributo!' },
];
for (const event of events) await testApp.addEvent(event);

async function find(query: string, country?: string, filters = '') {
  const path = `/search?q=${encodeURIComponent(query)}${country ? `&country-code=${country}` : ''}&limit=100&${filters}`;
  const { status, data } = await testApp.call<EventSummary[]>('GET', path);
  assert.equal(status, 200);
  return data.map(({ slug }) => slug);
}

for (const query of ['sinfonia', 'SINFONÍA', 'Sinfoni\u0301a', 'fonía and', 'ndes sinf', 'sinfonía, ándes!']) {
  test(`[SCH-02] accents, case and parts of words do not matter: ${query}`, async () => {
    assert.deepEqual(await find(query), ['sinfonia']);
  });
}

for (const query of ['sinfonai', 'sifonia', 'simfonia', 'sinfonia andse']) {
  test(`[SCH-01] a typo still finds the event: ${query}`, async () => {
    assert.deepEqual(await find(query), ['sinfonia']);
  });
}

test('[SCH-01] one wrong letter in the middle of a short word still finds the event', async () => {
  await testApp.addEvent({ slug: 'huayno', name: 'Huayno' });
  assert.deepEqual(await find('huagno'), ['huayno']);
  assert.deepEqual(await find('xuagno'), [], 'two are another word');
});

test('[SCH-01] a word of the name comes before the beginning of one, inside one and a near miss; then the soonest', async () => {
  assert.deepEqual(await find('salsa'), ['salsa-sooner', 'salsa', 'antisalsa', 'salsero', 'balsa']);
  assert.deepEqual(await find('sals'), ['salsero', 'salsa-sooner', 'salsa', 'antisalsa']);
});

test('[SCH-01] what the name says comes before what the place says', async () => {
  await testApp.addEvent({
    slug: 'estadio',
    name: 'El estadio por dentro',
    dates: [{ daysAhead: 360, time: '20:00' }],
  });
  assert.equal((await find('estadio'))[0], 'estadio');
  assert.ok((await find('estadio')).includes('salsa'), 'the place of the others');
  assert.equal((await find('estadoi'))[0], 'estadio', 'also with a typo');
});

test('[SCH-01] two words typed without the blank between them still find the event', async () => {
  await testApp.addEvent({ slug: 'cold-play', name: 'Una noche con Cold Play' });
  await testApp.addEvent({ slug: 'play', name: 'Cold nights, then we play' });
  assert.deepEqual(await find('coldplay'), ['cold-play'], 'not where the two stand apart');
});

test('[SCH-01] an event that is listed later is found by its words then, exactly and with a typo', async () => {
  const { eventId } = await testApp.addEvent({ slug: 'zamacueca', name: 'Zamacueca', visibility: 'unlisted' });
  assert.deepEqual(await find('Zamacueca'), []);
  await testApp.query("UPDATE event SET visibility = 'public' WHERE id = $1", [eventId]);
  for (const typed of ['zamacueca', 'amacue', 'zamakueca']) assert.deepEqual(await find(typed), ['zamacueca'], typed);
});

test('[SCH-01] signs beside and within words, and fractions, do not keep an event from being found', async () => {
  await testApp.addEvent({ slug: 'half', name: 'Etapa ①: corre ½ maratón, 10K/21K «Ñandú» de Hawaiʻi' });
  for (const typed of ['etapa ①', '½ maratón', '21k', 'ñandu', '«Ñandú»', '10K/21K', 'Hawaiʻi', 'hawai'])
    assert.deepEqual(await find(typed), ['half'], typed);
});

test("[SCH-01] of equal matches the visitor's country comes first, and no country is left out", async () => {
  assert.deepEqual(await find('rock'), ['madrid', 'lima']);
  assert.deepEqual(await find('rock', 'PE'), ['lima', 'madrid']);
  assert.deepEqual(await find('palacio', 'PE'), ['madrid']);
});

test('[SCH-01] every word must occur, but for short ones like "de" and "en"', async () => {
  assert.deepEqual(await find('salsa sinfonia'), []);
  assert.deepEqual(await find('jazz en el xx'), ['jazz']);
});

test('[SCH-01] signs between words do not matter', async () => {
  assert.deepEqual(await find('ac/dc'), ['punctuated']);
  assert.deepEqual(await find('tributo (AC-DC)'), ['punctuated']);
});

test('[SCH-01] finds nothing for words that no event has, and for a query without a word', async () => {
  for (const query of ['zzzyx', '', '   ', '%', '_', "'; DROP TABLE event"])
    assert.deepEqual(await find(query), [], query);
});

test('[SCH-01] events that are over do not keep those with a similar word from being found', async () => {
  for (let count = 0; count < 60; count += 1)
    await testApp.addEvent({ name: 'Tondero', dates: [{ daysAhead: -3, time: '20:00' }] });
  await testApp.addEvent({ slug: 'tondera', name: 'Tondera' });
  assert.deepEqual(await find('tondero'), ['tondera']);
});

test('[SCH-01] similar words are looked for where few events have the very word, whatever the filters leave', async () => {
  for (let i = 0; i < 60; i += 1)
    await testApp.addEvent({ slug: `zamba-${i}`, name: 'Zamba', dates: [{ daysAhead: 2 + i, time: '20:00' }] });
  await testApp.addEvent({ slug: 'samba', name: 'Samba', dates: [{ daysAhead: 2, time: '20:00' }] });
  const day = `when=${new Date(Date.now() + 2 * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'America/Lima' })}`;
  assert.ok(!(await find('zamba')).includes('samba'));
  assert.deepEqual(await find('zamba', 'PE', day), ['zamba-0']);
  assert.deepEqual(await find('samba', 'PE', day), ['samba', 'zamba-0']);
});
