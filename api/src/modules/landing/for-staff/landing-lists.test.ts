import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { LandingSlide, Partner, Testimonial } from '@idavuelta/shared/contracts';
import type {
  AuditRow,
  LandingPartners,
  LandingPicture,
  LandingSlides,
  LandingTestimonials,
  PictureShape,
} from '@idavuelta/shared/contracts/staff';
import sharp from 'sharp';
import { aPicture } from '../../../testing/event-requests.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';

const mediaDir = temporaryFolder();
const testApp = await openTestApp({ mediaDir });
const { token } = await logInStaff(testApp, 'events');
for (const table of ['landing_slide', 'landing_partner'])
  await testApp.query(`UPDATE ${table} SET image_path = '/media/seeded.0123456789'`);

const listed = async <T>(list: string, country = 'PE') =>
  (await testApp.call<T>('GET', `/staff-api/content/${country}/${list}`, { token })).data;
const change = <T>(list: string, items: object[], revision: number, country = 'PE') =>
  testApp.call<T>('PUT', `/staff-api/content/${country}/${list}`, {
    token,
    headers: { 'if-match': `"${revision}"` },
    body: { items },
  });
const shown = async <T>(path: string, country = 'PE') =>
  (await testApp.call<T[]>('GET', `${path}?country-code=${country}`)).data;
const upload = (shape: PictureShape, file: Uint8Array, name = 'foto.jpg') =>
  testApp.upload<LandingPicture>(`/staff-api/content/pictures?shape=${shape}`, { token, field: 'image', file, name });
const aSentPicture = async (shape: PictureShape) => (await upload(shape, await aPicture())).data.imagePath;
const fileThere = async (path: string, ending = '480.webp') =>
  (await testApp.app.inject({ url: `${path}-${ending}` })).statusCode === 200;

test('[BOF-12] slides are added, ordered, changed and removed, and the landing page shows them at once', async () => {
  const { items, revision } = await listed<LandingSlides>('slides');
  const [seeded] = items;
  assert.equal(items.length, 1);
  assert.deepEqual(await shown('/landing-slides'), items, 'now the API keeps the response');

  const imagePath = await aSentPicture('slide');
  const added = await change<LandingSlides>('slides', [{ url: '/massive-events', imagePath }, ...items], revision);
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.equal(added.data.revision, revision + 1);
  assert.deepEqual(
    added.data.items.map(({ url }) => url),
    ['/massive-events', seeded?.url],
  );
  assert.deepEqual(await shown<LandingSlide>('/landing-slides'), added.data.items);

  const [first, second] = added.data.items;
  const ordered = await change<LandingSlides>(
    'slides',
    [second ?? {}, { ...first, url: '/search?q=cumbia' }],
    revision + 1,
  );
  assert.deepEqual(ordered.data.items, [second, { ...first, url: '/search?q=cumbia' }], 'they keep their ids');

  const { data: rows } = await testApp.call<AuditRow[]>('GET', '/staff-api/audit?subject=slides:PE', {
    token: (await logInStaff(testApp, 'owner')).token,
  });
  assert.deepEqual(
    [rows[0]?.action, rows[0]?.detail],
    [
      'change-landing-slides',
      {
        revision: revision + 2,
        before: { order: `${first?.id}, ${second?.id}`, [`${first?.id}.url`]: '/massive-events' },
        after: { order: `${second?.id}, ${first?.id}`, [`${first?.id}.url`]: '/search?q=cumbia' },
      },
    ],
    '[BOF-16]',
  );

  const none = await change<LandingSlides>('slides', [], revision + 2);
  assert.deepEqual(none.data.items, []);
  assert.deepEqual(await shown('/landing-slides'), []);
  assert.deepEqual(await shown('/landing-slides', 'CL'), [], 'each country has its own');
});

test('[BOF-12] a slide leads to a page of this site, or to an event that visitors can open', async () => {
  const { slug } = await testApp.addEvent();
  await testApp.query(`UPDATE event SET visibility = 'draft' WHERE slug = $1`, [
    (await testApp.addEvent({ slug: 'borrador' })).slug,
  ]);
  const imagePath = await aSentPicture('slide');
  const { revision } = await listed<LandingSlides>('slides', 'CL');
  const sent = (...urls: string[]) =>
    change(
      'slides',
      urls.map((url) => ({ url, imagePath })),
      revision,
      'CL',
    );
  const wrong = await sent('/event/borrador', '/nothing', `/event/${slug}`, '/event/%E0', '/event/gone');
  assert.deepEqual(errorsOf(wrong), [
    { field: 'items.0.url', reason: 'unknown_event' },
    { field: 'items.1.url', reason: 'unknown_page' },
    { field: 'items.3.url', reason: 'unknown_event' },
    { field: 'items.4.url', reason: 'unknown_event' },
  ]);
  for (const url of ['https://example.org/', '//example.org', '/\\example.org', 'javascript:alert(1)', '']) {
    const { status, body } = await sent(url);
    assert.deepEqual([status, (errorsOf({ body }) as { field: string }[])[0]?.field], [400, 'items[0].url'], url);
  }
  assert.equal((await sent(`/event/${slug}`, '/idavuelta-companies', '/')).status, 200);
});

test('[BOF-12] testimonials have who says it, tags and, if there is one, a portrait', async () => {
  const { revision } = await listed<LandingTestimonials>('testimonials', 'CL');
  const item = { message: 'Llegamos\na la hora.', user: 'Javiera', imagePath: '', tags: ['concierto', 'año_nuevo'] };
  const { data, status } = await change<LandingTestimonials>('testimonials', [item], revision, 'CL');
  assert.equal(status, 200);
  const [comment] = await shown<Testimonial>('/landing-comments', 'CL');
  assert.deepEqual(comment, { ...item, id: data.items[0]?.id });

  const bad = await change('testimonials', [{ ...item, tags: ['#dos palabras'] }], revision + 1, 'CL');
  assert.equal(bad.status, 400);
  assert.deepEqual(
    (await change('testimonials', [{ ...comment }], revision + 1, 'CL')).data,
    {
      country: 'CL',
      items: [comment],
      revision: revision + 1,
    },
    'what changes nothing is no revision',
  );
});

test('[BOF-12, LND-07] partners have a name and a logo, which is shown whole on white', async () => {
  const { revision, items } = await listed<LandingPartners>('partners');
  const logo = await sharp({ create: { width: 100, height: 400, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer();
  const { imagePath } = (await upload('logo', logo, 'logo.png')).data;
  const added = await change<LandingPartners>('partners', [...items, { name: 'Cumbre', imagePath }], revision);
  assert.deepEqual(
    (await shown<Partner>('/landing-partners')).map(({ name }) => name),
    ['Teatro del Faro', 'Cumbre'],
  );
  assert.deepEqual(await shown('/landing-partners'), added.data.items);
  const { rawPayload } = await testApp.app.inject({ url: `${imagePath}-480.webp` });
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [480, 160]);
  const at = (x: number) => [...data.subarray((80 * 480 + x) * info.channels, (80 * 480 + x) * info.channels + 3)];
  assert.ok(
    at(5).every((value) => value > 250),
    `beside it: ${at(5)}`,
  );
  assert.ok((at(240)[0] ?? 0) > 250 && (at(240)[1] ?? 255) < 160, `in its middle: ${at(240)}`);
});

test('[BOF-12] a picture is taken by its content; one that nobody sent is refused', async () => {
  const before = readdirSync(mediaDir);
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const rejected = await upload('logo', Buffer.from(drawn), 'logo.svg');
  assert.deepEqual([rejected.status, errorsOf(rejected)], [400, [{ field: 'image', reason: 'type' }]]);
  assert.deepEqual(readdirSync(mediaDir), before);

  const { items, revision } = await listed<LandingPartners>('partners');
  const imagePath = `/media/upload.${'0'.repeat(32)}`;
  const foreign = await change('partners', [...items, { name: 'Rayuelo', imagePath }], revision);
  assert.deepEqual(errorsOf(foreign), [{ field: `items.${items.length}.imagePath`, reason: 'unknown' }]);
});

test('[BOF-12] pictures that no list has are kept for a day and removed then', async () => {
  const [used, unused] = [await aSentPicture('photo'), await aSentPicture('photo')];
  const { revision } = await listed<LandingPartners>('partners', 'ES');
  const first = await change<LandingPartners>('partners', [{ name: 'Cumbre', imagePath: used }], revision, 'ES');
  const aDayLater = async () => {
    await testApp.query(`UPDATE landing_picture SET since = since - interval '25 hours'`);
    await testApp.app.services.handlers['forget-scans']({} as never, {} as never);
  };
  await aDayLater();
  assert.deepEqual([await fileThere(used), await fileThere(unused)], [true, false]);

  await change('partners', [], revision + 1, 'ES');
  assert.ok(await fileThere(used), 'pages that browsers keep still show it');
  const again = await change<LandingPartners>('partners', first.data.items, revision + 2, 'ES');
  assert.equal(again.status, 200, 'who edits the list too may want it back');
  await change('partners', [], revision + 3, 'ES');
  await aDayLater();
  assert.equal(await fileThere(used), false);
});

test('[BOF-15] the second editor of a list is told what the first changed', async () => {
  const { items, revision } = await listed<LandingPartners>('partners');
  const [first] = items;
  await change('partners', [{ ...first, name: 'Teatro del Sol' }, ...items.slice(1)], revision);
  const late = await change('partners', [], revision);
  assert.equal(codeOf(late), 'CHANGED_MEANWHILE');
  assert.deepEqual(errorsOf(late), [{ field: `${first?.id}.name`, reason: 'changed' }]);
});

test('[BOF-02] only owners and who manages events change content', async () => {
  const { token: support } = await logInStaff(testApp, 'support');
  for (const list of ['slides', 'testimonials', 'partners'])
    assert.equal((await testApp.call('GET', `/staff-api/content/PE/${list}`, { token: support })).status, 403);
});
