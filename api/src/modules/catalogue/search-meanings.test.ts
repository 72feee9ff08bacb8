import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EventFacets, type EventSummary, periodicity, type SearchSuggestion } from '@idavuelta/shared/contracts';
import { openTestApp } from '../../testing/test-app.ts';
import { meaningOf } from './meanings.ts';

const at = (daysAhead: number) => [{ daysAhead, time: '20:00' }];

/** Returns the days until the fifteenth of the month `ahead` months from now, and the month's name. */
function month(ahead: number) {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 15));
  const name = (language: string) => day.toLocaleDateString(language, { month: 'long', timeZone: 'UTC' });
  return { daysAhead: Math.round((day.getTime() - now.getTime()) / 86_400_000), name };
}
const near = month(2);
const far = month(5);

const testApp = await openTestApp();
await testApp.addEvent({ slug: 'drama', name: 'La casa', genre: 'theatre', dates: at(near.daysAhead) });
await testApp.addEvent({ slug: 'comedy', name: 'Risas', genre: 'theatre', dates: at(far.daysAhead) });
await testApp.addEvent({ slug: 'band', name: 'Los del puerto', genre: 'concert', dates: at(far.daysAhead) });
await testApp.addEvent({ slug: 'named', name: 'Teatro de sombras', dates: at(300) });
await testApp.addEvent({
  slug: 'madrid',
  name: 'El faro',
  genre: 'theatre',
  place: 'palacio',
  countryCode: 'ES',
  dates: at(far.daysAhead),
});

async function find(query: string, more = '&country-code=PE') {
  const { status, data } = await testApp.call<EventSummary[]>('GET', `/search?q=${encodeURIComponent(query)}${more}`);
  assert.equal(status, 200);
  return data.map(({ slug }) => slug);
}

for (const query of ['teatro', 'TEATRO', 'theatre', 'theater', 'taetro', 'teat']) {
  test(`[FND-02] a search finds the kind of event, in any language, with a typo or half typed: ${query}`, async () => {
    const found = await find(query);
    for (const slug of ['drama', 'comedy', 'madrid']) assert.ok(found.includes(slug), slug);
    assert.ok(!found.includes('band'));
  });
}

test('[FND-02] an event that is called so comes before those of the kind; then those of the country, then the soonest', async () => {
  assert.deepEqual(await find('teatro'), ['named', 'drama', 'comedy', 'madrid']);
});

for (const language of ['es-PE', 'en-US', 'pt-BR']) {
  test(`[FND-02] a search finds the month: ${far.name(language)}`, async () => {
    assert.deepEqual((await find(far.name(language))).sort(), ['band', 'comedy', 'madrid']);
  });
}

test('[FND-02] city, month and kind together, in any order, with a typo', async () => {
  assert.deepEqual(await find(`lima ${far.name('es-PE')}`), ['comedy', 'band']);
  assert.deepEqual(await find(`${far.name('es-PE')} teatro madrid`), ['madrid']);
  assert.deepEqual(await find('madrd teatro'), ['madrid']);
  assert.deepEqual(await find('estadio nacional teatro'), ['named', 'drama', 'comedy']);
});

test('[FND-02] of the present month only dates to come are found, also with a filter that leaves others', async () => {
  const monthIn = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000).toLocaleDateString('es-PE', { month: 'long', timeZone: 'America/Lima' });
  const addWithDate = async (slug: string, minutes: number) => {
    const { eventId } = await testApp.addEvent({
      slug,
      name: 'Retablos',
      periodicityType: periodicity.calendar,
      dates: [...at(far.daysAhead), ...at(near.daysAhead)],
    });
    await testApp.query(
      `UPDATE event_date SET starts_at = now() + $2 * interval '1 minute'
       WHERE id = (SELECT id FROM event_date WHERE event_id = $1 ORDER BY starts_at LIMIT 1)`,
      [eventId, minutes],
    );
  };
  await addWithDate('soon', 3);
  await addWithDate('just-over', -3);
  const inFar = new Date(Date.now() + far.daysAhead * 86_400_000).toISOString().slice(0, 7);
  for (const filters of ['', `&when=${inFar}`]) {
    assert.deepEqual(await find(`retablos ${monthIn(3)}`, filters), ['soon'], filters);
    assert.deepEqual(await find(`retablos ${near.name('es-PE')}`, filters), [], filters);
  }
});

test('[FND-02] a name that is a month is still found', async () => {
  await testApp.addEvent({ slug: 'may', name: `Poetas de ${near.name('es-PE')}`, dates: at(far.daysAhead) });
  assert.deepEqual((await find(near.name('es-PE')))[0], 'may');
});

test('[FND-02] where few events are of the kind, those with a similar word are found too, whatever the filters leave', async () => {
  await testApp.addEvent({ slug: 'misspelt', name: 'Ferrias del libro', dates: at(21) });
  await testApp.addEvent({ slug: 'fair', name: 'Libros al parque', genre: 'fair', dates: at(22) });
  for (let count = 0; count < 60; count += 1) {
    await testApp.addEvent({ name: 'Mistura', genre: 'fair', dates: at(-3) });
    await testApp.addEvent({ name: 'Serenata', genre: 'celebration', dates: at(1 + count) });
  }
  assert.deepEqual(await find('ferias', '&country-code=PE&city=Lima'), ['fair', 'misspelt']);
});

test('[FND-02] what a word means', () => {
  for (const [word, meaning] of [
    ['diciembre', { month: 12 }],
    ['Dicimebre', { month: 12 }],
    ['setiembre', { month: 9 }],
    ['março', { month: 3 }],
    ['Marco', {}],
    ['mayo', { month: 5 }],
    ['Maya', {}],
    ['conciertos', { genre: 'concert' }],
    ['fútbol', { genre: 'sport' }],
    ['futbol', { genre: 'sport' }],
    ['lima', {}],
    ['rock', {}],
  ] as const)
    assert.deepEqual(meaningOf(word), meaning, word);
});

test('[FND-01] the search is narrowed as lists are, and counts are of what it finds', async () => {
  assert.deepEqual(await find('estadio', '&genre=theatre'), ['drama', 'comedy']);
  assert.deepEqual(await find('teatro', '&city=Madrid'), ['madrid']);
  const { data } = await testApp.call<EventFacets>('GET', '/search/facets?q=teatro&city=Madrid');
  assert.equal(data.total, 1);
  assert.deepEqual(data.city, {
    any: 4,
    choices: [
      { value: 'Lima', events: 3 },
      { value: 'Madrid', events: 1 },
    ],
  });
  const none = await testApp.call<EventFacets>('GET', '/search/facets?q=');
  assert.equal(none.data.total, 0);
});

const suggest = async (query: string) => {
  const { status, data } = await testApp.call<SearchSuggestion[]>(
    'GET',
    `/search/suggestions?q=${encodeURIComponent(query)}&country-code=PE`,
  );
  assert.equal(status, 200);
  return data.map(({ kind, name, slug }) => `${kind} ${slug ?? name}`);
};

test('[FND-04] suggests cities, places and events of whose names a word begins with what is typed', async () => {
  assert.deepEqual(await suggest('lim'), ['city Lima']);
  assert.deepEqual(await suggest('NACIÓ'), ['place Estadio Nacional']);
  assert.deepEqual(await suggest('puer'), ['event band']);
  assert.deepEqual(await suggest('los del p'), ['event band']);
  assert.deepEqual(await suggest('uerto'), [], 'not inside a word');
  for (const query of ['', 'l', '%', '_a', "'; DROP TABLE event", 'zzzy'])
    assert.deepEqual(await suggest(query), [], query);
});

test('[FND-04] suggests six at most, those of the country first, then the soonest, and nothing that cannot be travelled to', async () => {
  for (const [index, countryCode] of (['ES', 'PE', 'PE', 'PE', 'PE', 'PE', 'PE'] as const).entries())
    await testApp.addEvent({
      slug: `verbena-${index}`,
      name: 'Verbena',
      countryCode,
      place: countryCode === 'ES' ? 'palacio' : 'estadio',
      dates: at(20 - index),
    });
  await testApp.addEvent({ slug: 'over', name: 'Verbena', dates: at(-3) });
  await testApp.addEvent({ slug: 'unlisted', name: 'Verbena', visibility: 'unlisted', dates: at(1) });
  assert.deepEqual(
    await suggest('verb'),
    [6, 5, 4, 3, 2, 1].map((index) => `event verbena-${index}`),
  );
});
