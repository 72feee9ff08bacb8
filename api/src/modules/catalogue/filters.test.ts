import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type EventFacets,
  type EventSummary,
  eventType,
  type FieldError,
  periodicity,
} from '@idavuelta/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { comingMonths, daysOf, weekend } from './days.ts';

const testApp = await openTestApp();

const zone = 'America/Lima';
const dayOf = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: zone });
const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));
const at = (...days: number[]) => days.map((daysAhead) => ({ daysAhead, time: '20:00' }));

/** Adds a private event: this list belongs to the test, so that other tests do not change its counts. */
const add = (changes: Parameters<TestApp['addEvent']>[0]) => testApp.addEvent({ type: eventType.private, ...changes });
const ofPeru = `type=${eventType.private}&country-code=PE`;
const ofChile = `type=${eventType.private}&country-code=CL`;

/** Clears the cached responses, so that each call reads the database. */
const forget = () => testApp.app.services.cache.clear();

async function slugs(filters: string, path = `/events?${ofPeru}`) {
  forget();
  const { status, data } = await testApp.call<EventSummary[]>('GET', `${path}&${filters}`);
  assert.equal(status, 200);
  return data.map(({ slug }) => slug);
}

async function facets(filters: string, path = `/event-facets?${ofPeru}`) {
  forget();
  return (await testApp.call<EventFacets>('GET', `${path}&${filters}`)).data;
}

/** `{ Lima: 2 }` */
const counted = ({ choices }: EventFacets['city']) =>
  Object.fromEntries(choices.map(({ value, events }) => [value, events]));

test('[FND-01] the list is narrowed by kind, city and price, each alone and together', async () => {
  await add({ slug: 'concert', genre: 'concert', dates: at(5) });
  await add({ slug: 'theatre', genre: 'theatre', dates: at(6) });
  await add({ slug: 'untold', dates: at(7) });
  await testApp.addEventWith(
    { stock: 5, price: 80 },
    { slug: 'dear', type: eventType.private, genre: 'concert', dates: at(8) },
  );
  assert.deepEqual(await slugs(''), ['concert', 'theatre', 'untold', 'dear']);
  assert.deepEqual(await slugs('genre=concert'), ['concert', 'dear']);
  assert.deepEqual(await slugs('price=45.5'), ['concert', 'theatre', 'untold']);
  assert.deepEqual(await slugs('price=45.49'), []);
  assert.deepEqual(await slugs('city=Lima&genre=concert&price=50'), ['concert']);
  assert.deepEqual(await slugs('city=Callao'), []);
});

test('[FND-01] each count respects the other filters, and says what lifting its own would give', async () => {
  const all = await facets('');
  assert.equal(all.total, 4);
  assert.deepEqual(counted(all.genre), { concert: 2, theatre: 1 });
  assert.deepEqual(counted(all.city), { Lima: 4 });
  assert.deepEqual(counted(all.price), { 50: 3, 75: 3, 100: 4 });
  const concerts = await facets('genre=concert&price=50');
  assert.equal(concerts.total, 1);
  assert.deepEqual(counted(concerts.genre), { concert: 1, theatre: 1 });
  assert.equal(concerts.genre.any, 3, 'the one of no kind, too');
  assert.deepEqual(counted(concerts.price), { 50: 1, 75: 1, 100: 2 });
  assert.equal(concerts.price.any, 2);
  const none = await facets('city=Callao&genre=theatre');
  assert.deepEqual([none.total, none.city.any, none.genre.any], [0, 1, 0]);
});

test('[FND-01] each count is the number of events that its choice lists, in a list and in a search', async () => {
  const places = await testApp.query<{
    id: number;
  }>(`INSERT INTO place (country_code, name, address, time_zone, image_path, city)
     SELECT 'PE', city, 'Calle 1', 'America/Lima', 'place', city FROM unnest(ARRAY['Ica', 'Cusco']) city RETURNING id`);
  for (let i = 0; i < 12; i += 1) {
    const { eventId, variantId } = await testApp.addEvent({
      type: eventType.private,
      slug: `bolero-${i}`,
      name: `Bolero ${i}`,
      genre: (['concert', 'fair', undefined] as const)[(i * 5) % 3],
      periodicityType: periodicity.calendar,
      dates: at(3 + i * 5, 50 + i),
    });
    await testApp.query(`UPDATE event SET country_code = 'CL', place_id = $2 WHERE id = $1`, [
      eventId,
      places[i % 2]?.id,
    ]);
    await testApp.query('UPDATE product_variant SET amount_minor = $2 WHERE id = $1', [
      variantId,
      [3000, 5000, 8000][i % 3],
    ]);
  }
  const chosen = [
    '',
    'genre=concert',
    'city=Ica&price=50',
    'city=Ica&genre=concert&price=75',
    `when=${inDays(20).slice(0, 7)}&genre=fair`,
    `when=${inDays(53)}`,
  ];
  for (const [of, counts] of [
    [`/events?${ofChile}`, `/event-facets?${ofChile}`],
    ['/search?q=bolero&country-code=CL', '/search/facets?q=bolero&country-code=CL'],
    ['/search?q=bolerro&country-code=CL', '/search/facets?q=bolerro&country-code=CL'],
  ] as const)
    for (const filters of chosen) {
      const { total, ...facetsByName } = await facets(filters, counts);
      assert.equal(total, (await slugs(filters, of)).length, filters);
      for (const name of ['when', 'city', 'genre', 'price'] as const) {
        const others = filters.split('&').filter((filter) => !filter.startsWith(`${name}=`));
        assert.equal(facetsByName[name].any, (await slugs(others.join('&'), of)).length);
        for (const { value, events } of facetsByName[name].choices) {
          const listed = await slugs([...others, `${name}=${value}`].join('&'), of);
          assert.equal(listed.length, events, `${filters} ${name}=${value}`);
        }
      }
    }
});

test('[FND-05] a chosen city is narrowed to one of its counties, which the address of the place names', async () => {
  const addAt = async (slug: string, address: string) => {
    const { eventId } = await add({ slug, genre: 'fair', dates: at(9) });
    const [place] = await testApp.query<{ id: number; county: string | null }>(
      `INSERT INTO place (country_code, name, address, time_zone, image_path, city)
       VALUES ('PE', $1, $2, 'America/Lima', 'place', 'Lima') RETURNING id, county`,
      [slug, address],
    );
    await testApp.query('UPDATE event SET place_id = $2 WHERE id = $1', [eventId, place?.id]);
    return place?.county;
  };
  assert.equal(await addAt('in-barranco', 'Av. Grau 1, BARRANCO, Lima'), 'Barranco');
  assert.equal(await addAt('in-miraflores', 'Av. Larco 1, Cercado de Miraflores'), 'Miraflores');
  assert.equal(await addAt('untold-where', 'Av. Centro 5, Lima'), null);

  assert.deepEqual(await slugs('city=Lima&county=Barranco'), ['in-barranco']);
  assert.deepEqual(await slugs('county=Surco'), []);
  const lima = await facets('city=Lima&genre=fair');
  assert.deepEqual(lima.county, {
    any: 3,
    choices: [
      { value: 'Barranco', events: 1 },
      { value: 'Miraflores', events: 1 },
    ],
  });
  const barranco = await facets('city=Lima&county=Barranco&genre=fair');
  assert.deepEqual([barranco.total, barranco.county], [1, lima.county]);
  assert.deepEqual(barranco.city, lima.city, 'who goes to another city leaves the county');
  assert.equal((await facets('genre=fair')).county, undefined, 'of no city');
});

test('[FND-01] a list with filters comes in pages', async () => {
  forget();
  const first = await testApp.call<EventSummary[]>('GET', `/events?${ofPeru}&genre=concert&limit=1`);
  assert.deepEqual(
    first.data.map(({ slug }) => slug),
    ['concert'],
  );
  const second = await testApp.call<EventSummary[]>(
    'GET',
    `/events?${ofPeru}&genre=concert&limit=1&cursor=${first.body.next}`,
  );
  assert.deepEqual([second.data.map(({ slug }) => slug), second.body.next], [['dear'], undefined]);
});

test('[FND-01] the days are those of the event: one date, one of several, every day of a range', async () => {
  const list = { type: eventType.alliance };
  await testApp.addEvent({ ...list, slug: 'late', dates: [{ daysAhead: 20, time: '23:30' }] });
  await testApp.addEvent({ ...list, slug: 'several', periodicityType: periodicity.calendar, dates: at(10, 20, 30) });
  await testApp.addEvent({
    ...list,
    slug: 'range',
    periodicityType: periodicity.range,
    dates: at(15),
    endDaysAhead: 25,
  });
  const path = `/events?type=${eventType.alliance}`;
  assert.deepEqual(await slugs(`when=${inDays(20)}`, path), ['several', 'late', 'range']);
  assert.deepEqual(await slugs(`when=${inDays(18)}`, path), ['range']);
  assert.deepEqual(await slugs(`when=${inDays(21)}`, path), ['range'], 'not in UTC');
  assert.deepEqual(await slugs(`when=${inDays(10)}`, path), ['several']);
  assert.deepEqual(await slugs(`when=${inDays(31)}`, path), []);
  const month = inDays(20).slice(0, 7);
  assert.deepEqual((await slugs(`when=${month}`, path)).sort(), ['late', 'range', 'several']);
  const { when } = await facets('', `/event-facets?type=${eventType.alliance}`);
  assert.equal(counted(when)[month], 3, 'an event with two dates in a month counts once');
});

test('[FND-01] what changes is found under its new filters: kind, city of the place, price, dates', async () => {
  const { slug, eventId, placeId, variantId } = await add({ genre: 'tour', dates: at(40) });
  const change = async (statement: string, id: number) => {
    await testApp.query(statement, [id]);
  };
  await change(`UPDATE event SET genre = 'sport' WHERE id = $1`, eventId);
  assert.deepEqual([await slugs('genre=tour'), await slugs('genre=sport')], [[], [slug]]);
  await change('UPDATE product_variant SET amount_minor = 1000 WHERE id = $1', variantId);
  assert.deepEqual(await slugs('price=10'), [slug]);
  await change(`UPDATE place SET city = 'Ica' WHERE id = $1`, placeId);
  assert.ok((await slugs('city=Ica')).includes(slug));
  assert.ok((await slugs('', '/search?q=ica')).includes(slug), 'the search, too');
  await change(`UPDATE place SET city = 'Lima' WHERE id = $1`, placeId);
  await change(`UPDATE event_date SET starts_at = now() + interval '90 days' WHERE event_id = $1`, eventId);
  assert.deepEqual(await slugs(`when=${inDays(90)}`), [slug]);
  await change(`UPDATE event SET withdrawn = true WHERE id = $1`, eventId);
  assert.deepEqual(await slugs('genre=sport'), []);
});

test('[FND-01] events tell their kind and their city; a place without one has that of its address', async () => {
  forget();
  const { data } = await testApp.call<EventSummary[]>('GET', `/events?${ofPeru}&genre=theatre`);
  assert.deepEqual([data[0]?.genre, data[0]?.place.city], ['theatre', 'Lima']);
  const { data: untold } = await testApp.call<EventSummary>('GET', '/events/untold');
  assert.equal('genre' in untold, false);
});

test('[FND-01] a weekend is Friday to Sunday, or what is left of it', () => {
  assert.deepEqual(weekend('2026-11-23'), { from: '2026-11-27', to: '2026-11-29' });
  assert.deepEqual(weekend('2026-11-27'), { from: '2026-11-27', to: '2026-11-29' });
  assert.deepEqual(weekend('2026-11-29'), { from: '2026-11-29', to: '2026-11-29' });
  assert.deepEqual(daysOf('2028-02', '2026-11-23'), { from: '2028-02-01', to: '2028-02-29' });
  assert.deepEqual(comingMonths('2026-11-23', 3), ['2026-11', '2026-12', '2027-01']);
});

test('[FND-01, API-06] a filter that means nothing is a 400 that names it', async () => {
  for (const path of [`/events?${ofPeru}`, `/event-facets?${ofPeru}`, '/search?q=rock', '/search/facets?q=rock'])
    for (const [field, value] of [
      ['when', 'tomorrow'],
      ['when', '2027-13'],
      ['when', '2027-02-30'],
      ['when', '9999-12'],
      ['city', '%20'],
      ['city', 'x'.repeat(121)],
      ['genre', 'opera'],
      ['price', '-1'],
      ['price', '45.555'],
      ['price', '1e9'],
      ['price', 'cheap'],
    ]) {
      const { status, body } = await testApp.call('GET', `${path}&${field}=${value}`);
      assert.equal(status, 400, `${path} ${field}=${value}`);
      assert.equal((body as unknown as { errors: FieldError[] }).errors[0]?.field, field, `${path} ${field}=${value}`);
    }
});
