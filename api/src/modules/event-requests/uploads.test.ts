import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { EventRequest, FieldError, Guest, PersonalData } from '@idavuelta/shared/contracts';
import { languages } from '@idavuelta/shared/contracts';
import sharp from 'sharp';
import { aGuestList, aPicture, aSpreadsheet, createOrganiserSteps } from '../../testing/event-requests.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openTestApp } from '../../testing/test-app.ts';

const mediaDir = temporaryFolder();
const testApp = await openTestApp({ mediaDir });
const organiser = createOrganiserSteps(testApp);

const mistakes = ({ status, body }: { status: number; body: object }) => {
  assert.equal(status, 400);
  return (body as { errors: FieldError[] }).errors;
};
const fetchFile = (path: string) => testApp.app.inject({ url: path });

test('[API-09] a picture comes back in every width, upright, without what the camera wrote into it', async () => {
  const { token, id } = await organiser.newRequest();
  // Dark at the bottom, but marked as turned: upright, it is dark on the left.
  const dark = { create: { width: 600, height: 450, channels: 3 as const, background: 'black' } };
  const turned = await sharp({ create: { width: 600, height: 900, channels: 3, background: 'white' } })
    .composite([{ input: dark, gravity: 'south' }])
    .withExif({ IFD0: { Copyright: 'Ana Rojas' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { data } = await organiser.uploadImage(token, id, turned);
  assert.match(data.imagePath, /^\/media\/upload\.[0-9a-f]{32}$/);
  for (const suffix of ['-480.avif', '-720.webp', '-960.webp', '-1440.avif', '-banner.webp', '-960.jpeg']) {
    const { statusCode, headers, rawPayload } = await fetchFile(`${data.imagePath}${suffix}`);
    assert.equal(statusCode, 200, suffix);
    assert.match(String(headers['cache-control']), /max-age=31536000, immutable/);
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata();
    assert.equal(exif, undefined);
    assert.equal(orientation, undefined);
    const [red = 255] = await sharp(rawPayload).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    assert.ok(red < 50, `${suffix} is upright`);
    const ratio = suffix.startsWith('-banner') ? 2.4 : 1.5;
    assert.equal(height, Math.round(width / ratio), suffix);
  }
});

test('[API-09] a replaced picture is gone, unless another request shows it', async () => {
  const { token, id } = await organiser.newRequest();
  const first = (await organiser.uploadImage(token, id, await aPicture())).data.imagePath;
  const copy = await organiser.create(token, await organiser.input({ image: first }));
  assert.equal(copy.data.imagePath, first);
  const second = (await organiser.uploadImage(token, id, await aPicture())).data.imagePath;
  assert.equal((await fetchFile(`${first}-960.webp`)).statusCode, 200);
  await organiser.uploadImage(token, copy.data.id, await aPicture());
  assert.equal((await fetchFile(`${first}-960.webp`)).statusCode, 404);
  assert.equal((await fetchFile(`${second}-960.webp`)).statusCode, 200);
});

test('[ACC-20] who deletes the account takes the requests and their pictures along', async () => {
  const { token, id } = await organiser.newRequest();
  const { imagePath } = (await organiser.uploadImage(token, id, await aPicture())).data;
  const exported = await testApp.call<PersonalData>('GET', '/shop-api/me/data', { token });
  assert.deepEqual(
    exported.data.eventRequests.map((request) => request.imagePath),
    [imagePath],
  );
  const deleted = await testApp.call('DELETE', '/shop-api/me', { token, body: { password: 'demo1234' } });
  assert.equal(deleted.status, 200);
  assert.equal((await fetchFile(`${imagePath}-960.webp`)).statusCode, 404);
  assert.deepEqual(await testApp.query('SELECT FROM event_request WHERE id = $1', [id]), []);
});

test('[API-09] a picture of somebody else cannot be taken over', async () => {
  const { token, id } = await organiser.newRequest();
  const { imagePath } = (await organiser.uploadImage(token, id, await aPicture())).data;
  const stranger = await testApp.newCustomer();
  const taken = await organiser.create(stranger.token, await organiser.input({ image: imagePath }));
  assert.deepEqual(mistakes(taken), [{ field: 'image', reason: 'unknown' }]);
});

test('[API-09] what is no picture is refused with its reason, and leaves nothing behind', async () => {
  const { token, id } = await organiser.newRequest();
  const before = readdirSync(mediaDir).length;
  const rejected = async (file: Uint8Array, name: string) =>
    mistakes(await organiser.uploadImage(token, id, file, name)).map(({ field, reason }) => `${field} ${reason}`);
  assert.deepEqual(await rejected(Buffer.from(`MZ${'\0'.repeat(200)}`), 'boda.jpg'), ['image type']);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  assert.deepEqual(await rejected(Buffer.from(svg), 'boda.svg'), ['image type']);
  const cut = (await aPicture()).subarray(0, 4000);
  assert.deepEqual(await rejected(cut, 'boda.jpg'), ['image type']);
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'red' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  assert.ok(bomb.length < 1024 * 1024);
  assert.deepEqual(await rejected(bomb, 'boda.png'), ['image pixels']);
  assert.deepEqual(await rejected(Buffer.alloc(9 * 1024 * 1024), 'boda.jpg'), ['image too_large']);
  const form = await testApp.upload(`/shop-api/event-requests/${id}/upload-image`, {
    token,
    field: 'other',
    file: await aPicture(),
    name: 'boda.jpg',
  });
  assert.deepEqual(mistakes(form), [{ field: 'image', reason: 'required' }]);
  const json = await testApp.call('POST', `/shop-api/event-requests/${id}/upload-image`, {
    token,
    body: { image: 'x' },
  });
  assert.deepEqual(mistakes(json), [{ field: 'image', reason: 'required' }]);
  assert.equal(readdirSync(mediaDir).length, before);
});

test('[ACC-12] a submitted request is under review once it has its picture and its guests', async () => {
  const { token, id } = await organiser.newRequest();
  const guests = await organiser.uploadGuests(token, id, await aGuestList(['Ana', 'ana@example.org', null, 2]));
  assert.deepEqual([guests.data.status, guests.data.hasGuests, guests.data.guests], ['saved', true, 1]);
  const whole = await organiser.uploadImage(token, id, await aPicture());
  assert.deepEqual([whole.data.status, whole.data.state], ['under_review', 2]);
  const put = (body: object) => testApp.call<EventRequest>('PUT', `/shop-api/request-events/${id}`, { token, body });
  assert.equal((await put(await organiser.input({ saved: true }))).data.status, 'saved');
  assert.equal((await put(await organiser.input())).data.status, 'under_review');
  assert.equal((await testApp.call('DELETE', `/shop-api/event-requests/${id}`, { token })).status, 409);
});

test('[ACC-15] every bad row comes back with its row, its column and a reason, and changes nothing', async () => {
  const { token, id } = await organiser.newRequest();
  await organiser.uploadGuests(token, id, await aGuestList(['Ana', 'ana@example.org', null, 2]));
  const file = await aGuestList(
    ['Luis', 'luis@example.org', '+51 987 654 321', 3],
    [null, 'nadie@example.org', null, null],
    ['Eva', 'eva@', 'abc', 0],
    [null, null, null, null],
    ['Rita', 'LUIS@example.org', 987654321, 21],
    ['=HYPERLINK("x")', 'x@example.org', '=1+1', 1.5],
    ['Pía', '@pia', '-2', '+2'],
  );
  const notified = mistakes(await organiser.uploadGuests(token, id, file)).map(
    ({ field, row, column, reason }) => `${field} ${row} ${column} ${reason}`,
  );
  assert.deepEqual(notified, [
    'guests 3 Nombre required',
    'guests 4 Correo email',
    'guests 4 Celular phone',
    'guests 4 Cupos seats',
    'guests 6 Cupos seats',
    'guests 6 Correo duplicate',
    'guests 7 Nombre formula',
    'guests 7 Celular formula',
    'guests 7 Cupos seats',
    'guests 8 Correo formula',
    'guests 8 Celular formula',
    'guests 8 Cupos formula',
  ]);
  const list = await testApp.call<Guest[]>('GET', `/shop-api/event-requests/${id}/guests`, { token });
  assert.deepEqual(list.data, [{ name: 'Ana', email: 'ana@example.org', seats: 2, booked: 0 }]);
});

test('[ACC-15] the columns of a list are found by their headings, however people write them', async () => {
  const { token, id } = await organiser.newRequest();
  const file = await aSpreadsheet([
    ['Cupos (máximo 20)', 'CORREO  ELECTRÓNICO', 'Mesa', 'Nombre completo *'],
    [2, 'ana@example.org', 'Novios', 'Ana'],
  ]);
  await organiser.uploadGuests(token, id, file);
  const list = await testApp.call<Guest[]>('GET', `/shop-api/event-requests/${id}/guests`, { token });
  assert.deepEqual(list.data, [{ name: 'Ana', email: 'ana@example.org', seats: 2, booked: 0 }]);
});

test('[API-09] a cell that is a formula is refused where it stands', async () => {
  const { token, id } = await organiser.newRequest();
  const file = await aGuestList(['Ana', 'ana@example.org', null, { formula: `cmd|'/c calc'!A1` }]);
  assert.deepEqual(mistakes(await organiser.uploadGuests(token, id, file)), [
    { field: 'guests', row: 2, column: 'Cupos', reason: 'formula' },
  ]);
});

test('[ACC-15] a file that is no guest list is refused with its reason', async () => {
  const { token, id } = await organiser.newRequest();
  const reasons = async (file: Uint8Array, name?: string) =>
    mistakes(await organiser.uploadGuests(token, id, file, name)).map(({ reason }) => reason);
  const oldExcel = Buffer.from('d0cf11e0a1b11ae1000000000000000000000000000000003e000300feff0900', 'hex');
  assert.deepEqual(await reasons(Buffer.concat([oldExcel, Buffer.alloc(2000)]), 'invitados.xls'), ['type']);
  assert.deepEqual(await reasons(Buffer.from('no es una lista'), 'invitados.xlsx'), ['type']);
  assert.deepEqual(await reasons(Buffer.from('nombre,correo'), 'invitados.xlsx'), ['empty']);
  assert.deepEqual(await reasons(await aPicture()), ['type']);
  assert.deepEqual(await reasons(await aSpreadsheet([['Mesa', 'Silla']])), ['columns']);
  assert.deepEqual(await reasons(await aGuestList()), ['empty']);
  assert.deepEqual(await reasons(Buffer.alloc(3 * 1024 * 1024)), ['too_large']);
  const many = Array.from({ length: 2001 }, (_, i) => [`Invitado ${i}`, `i${i}@example.org`]);
  assert.deepEqual(await reasons(await aGuestList(...many)), ['rows']);
});

test('[ACC-15] 2,000 guests are imported in one go, by name in pages', async (t) => {
  const { token, id } = await organiser.newRequest();
  const many = Array.from({ length: 2000 }, (_, i) => [
    `Invitado ${String(i).padStart(4, '0')}`,
    `i${i}@example.org`,
    987654321,
    2,
  ]);
  const file = await aGuestList(...many);
  const begun = performance.now();
  const { data } = await organiser.uploadGuests(token, id, file);
  t.diagnostic(`2,000 guests (${Math.round(file.length / 1024)} KB) in ${Math.round(performance.now() - begun)} ms`);
  assert.equal(data.guests, 2000);
  const page = async (more: string) =>
    testApp.call<Guest[]>('GET', `/shop-api/event-requests/${id}/guests?limit=100${more}`, { token });
  const first = await page('');
  const second = await page(`&cursor=${first.body.next}`);
  assert.equal(first.data[0]?.name, 'Invitado 0000');
  assert.equal(second.data[0]?.name, 'Invitado 0100');
});

test('[ACC-14] the template of each language imports cleanly', async () => {
  const { token, id } = await organiser.newRequest();
  for (const language of languages) {
    const response = await fetchFile(`/guest-list-template.xlsx?language=${language}`);
    assert.equal(response.statusCode, 200);
    assert.match(String(response.headers['content-disposition']), /\.xlsx"/);
    const { status, data } = await organiser.uploadGuests(token, id, response.rawPayload);
    assert.deepEqual([status, data.guests], [200, 1], language);
  }
  assert.equal((await fetchFile('/guest-list-template.xlsx?language=xx')).statusCode, 400);
});

test('[API-07] an upload to the request of somebody else is a 404', async () => {
  const { id } = await organiser.newRequest();
  const stranger = await testApp.newCustomer();
  assert.equal((await organiser.uploadImage(stranger.token, id, await aPicture())).status, 404);
  assert.equal((await organiser.uploadGuests(stranger.token, id, await aGuestList())).status, 404);
});
