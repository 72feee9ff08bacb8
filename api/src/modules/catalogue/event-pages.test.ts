import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EventSummary, eventType, type FieldError, paymentType, periodicity } from '@idavuelta/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const inDays = (...days: number[]) => days.map((daysAhead) => ({ daysAhead, time: '20:00' }));

interface ListPage {
  slugs: string[];
  next?: string;
}

async function page(path: string, cursor?: string, token?: string): Promise<ListPage> {
  // Responses are kept for some seconds.
  const events = await testApp.query<{ id: number }>('SELECT id FROM event');
  for (const { id } of events) testApp.app.services.cache.eventChanged(id);
  const { status, body } = await testApp.call<EventSummary[]>('GET', cursor ? `${path}&cursor=${cursor}` : path, {
    token,
  });
  assert.equal(status, 200);
  return { slugs: body.data.map(({ slug }) => slug), next: body.next };
}

/** Follows the cursors to the end. */
async function pages(path: string, token?: string) {
  const all: string[][] = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const current: ListPage = await page(path, next, token);
    all.push(current.slugs);
    assert.ok(all.length < 20, 'the pages do not end');
    next = current.next;
  }
  return all;
}

const ofChile = `/events?type=${eventType.alliance}&country-code=CL`;
const chilean = (slug: string, ...days: number[]) =>
  testApp.addEvent({
    slug,
    type: eventType.alliance,
    countryCode: 'CL',
    periodicityType: days.length > 1 ? periodicity.calendar : periodicity.fixed,
    dates: inDays(...days),
  });

test('[API-14] a list comes in pages, the soonest first, and events that are added meanwhile shift no page', async () => {
  for (const [slug, day] of [
    ['c5', 5],
    ['c1', 1],
    ['c4', 4],
    ['c2', 2],
    ['c3', 3],
  ] as const)
    await chilean(slug, day);
  assert.deepEqual(await pages(`${ofChile}&limit=2`), [['c1', 'c2'], ['c3', 'c4'], ['c5']]);

  const first = await page(`${ofChile}&limit=2`);
  await chilean('c-new-first', 1);
  await chilean('c-new-later', 6);
  await testApp.query(`UPDATE event SET withdrawn = true WHERE slug = 'c4'`);
  assert.deepEqual((await page(`${ofChile}&limit=9`, first.next)).slugs, ['c3', 'c5', 'c-new-later']);
});

test('[API-14] events that begin at the same moment are neither skipped nor repeated', async () => {
  const path = `/events?type=${eventType.private}&country-code=CL&limit=1`;
  const slugs = ['same-1', 'same-2', 'same-3'];
  for (const slug of slugs)
    await testApp.addEvent({ slug, type: eventType.private, countryCode: 'CL', dates: inDays(3) });
  assert.deepEqual(
    await pages(path),
    slugs.map((slug) => [slug]),
  );
});

test('[LST-01] an event stands where its next date is: of a calendar, of a range of days, and after dates have passed', async () => {
  const path = `/events?type=${eventType.alliance}&country-code=ES&limit=20`;
  const add = (slug: string, changes: Parameters<TestApp['addEvent']>[0]) =>
    testApp.addEvent({ slug, type: eventType.alliance, countryCode: 'ES', place: 'palacio', ...changes });
  await add('calendar', { periodicityType: periodicity.calendar, dates: inDays(-2, 4, 9) });
  await add('running-range', { periodicityType: periodicity.range, dates: inDays(-5), endDaysAhead: 6 });
  await add('coming-range', { periodicityType: periodicity.range, dates: inDays(2), endDaysAhead: 30 });
  await add('fixed', { dates: inDays(5) });
  await add('over', { dates: inDays(-1) });
  await add('range-over', { periodicityType: periodicity.range, dates: inDays(-9), endDaysAhead: -2 });
  assert.deepEqual((await page(path)).slugs, ['coming-range', 'calendar', 'fixed', 'running-range']);

  const { eventId } = await testApp.ids('calendar');
  await testApp.query(`DELETE FROM event_date WHERE event_id = $1 AND starts_at < now() + interval '5 days'`, [
    eventId,
  ]);
  assert.deepEqual((await page(path)).slugs, ['coming-range', 'fixed', 'running-range', 'calendar']);
  await testApp.query(`UPDATE event_date SET starts_at = now() + interval '1 hour' WHERE event_id = $1`, [eventId]);
  assert.deepEqual((await page(path)).slugs[0], 'calendar');
  await testApp.query(`UPDATE event SET visibility = 'unlisted' WHERE id = $1`, [eventId]);
  assert.ok(!(await page(path)).slugs.includes('calendar'));
});

test('[API-14] the search comes in pages, the best match first, and so do the events of a guest', async () => {
  const names = { exact: 'Marinera', begins: 'Marineras del norte', place: 'Otra cosa', near: 'Marimera' };
  for (const [slug, name] of Object.entries(names)) await testApp.addEvent({ slug, name, dates: inDays(10) });
  await testApp.query(`UPDATE event SET search_text = search_text || ' club marinera' WHERE slug = 'place'`);
  assert.deepEqual(await pages('/search?q=marinera&limit=2'), [
    ['exact', 'begins'],
    ['place', 'near'],
  ]);

  const { email, token } = await testApp.newCustomer();
  for (const day of [3, 1, 2]) {
    const event = await testApp.addEvent({
      slug: `guest-${day}`,
      paymentType: paymentType.invited,
      dates: inDays(day),
    });
    await testApp.invite(event, email);
  }
  assert.deepEqual(await pages('/shop-api/invited-events?limit=2', token), [['guest-1', 'guest-2'], ['guest-3']]);
});

test('[API-06, API-14] a cursor that the list has not given, or a limit out of bounds, is a 400 that names the field', async () => {
  const { token } = await testApp.newCustomer();
  const { next = '' } = await page(`${ofChile}&limit=1`);
  const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const moment = '2027-01-01T00:00:00.000000Z';
  const wrong: [string, string][] = [
    [`${ofChile}&cursor=nonsense`, 'cursor'],
    [`${ofChile}&cursor=${made(['events', [moment]])}`, 'cursor'],
    [`${ofChile}&cursor=${made(['events', ['tomorrow', 1]])}`, 'cursor'],
    [`${ofChile}&cursor=${made(['events', ['2027-99-99T00:00:00.000000Z', 1]])}`, 'cursor'],
    [`${ofChile}&cursor=${made({ events: 1 })}`, 'cursor'],
    [`/search?q=cumbia&cursor=${next}`, 'cursor'],
    [`/shop-api/payment-history?cursor=${next}`, 'cursor'],
    [`/shop-api/payment-history?cursor=${made(['purchases', [moment, "'; DROP TABLE orders"]])}`, 'cursor'],
    [`/shop-api/invited-events?cursor=${next}`, 'cursor'],
    [`${ofChile}&limit=0`, 'limit'],
    [`${ofChile}&limit=101`, 'limit'],
    ['/shop-api/payment-history?limit=many', 'limit'],
  ];
  for (const [path, field] of wrong) {
    const { status, body } = await testApp.call('GET', path, { token });
    assert.equal(status, 400, path);
    assert.equal((body as unknown as { errors: FieldError[] }).errors[0]?.field, field, path);
  }
});

test('[API-14] a list is bounded by default', async () => {
  const path = `/events?type=${eventType.private}&country-code=ES`;
  for (let i = 0; i < 62; i++)
    await testApp.addEvent({ type: eventType.private, countryCode: 'ES', place: 'palacio', name: 'Bodorrio' });
  assert.deepEqual(
    (await pages(path)).map(({ length }) => length),
    [60, 2],
  );
  assert.deepEqual(
    (await pages('/search?q=bodorrio')).map(({ length }) => length),
    [40, 22],
  );
});
