import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { AuditRow, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { aPicture } from '../../../testing/event-requests.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { pictureFiles } from '../../../uploads/picture-files.ts';

const mediaDir = temporaryFolder();
const testApp = await openTestApp({ mediaDir });
const token = (await logInStaff(testApp)).token;

const upload = (slug: string, file: Uint8Array, headers: Record<string, string> = {}) =>
  testApp.upload<StaffEvent>(`/staff-api/events/${slug}/picture`, {
    token,
    field: 'image',
    file,
    name: 'gala.jpg',
    headers,
  });

test('[BOF-03] a picture is stored in every size of the site and shown from then on; the one before is gone', async () => {
  const { slug, eventId } = await testApp.addEvent();
  const first = await upload(slug, await aPicture());
  assert.equal(first.status, 200);
  const { imagePath, revision } = first.data;
  assert.match(imagePath, /^\/media\/upload\.[0-9a-f]{32}$/);
  for (const { suffix } of pictureFiles)
    assert.equal((await testApp.app.inject({ url: `${imagePath}${suffix}` })).statusCode, 200, suffix);
  assert.equal((await testApp.call<{ imagePath: string }>('GET', `/events/${slug}`)).data.imagePath, imagePath);

  const second = (await upload(slug, await aPicture())).data;
  assert.equal((await testApp.app.inject({ url: `${imagePath}-960.webp` })).statusCode, 404);
  const edited = await testApp.call('PUT', `/staff-api/events/${slug}`, {
    token,
    headers: { 'if-match': `"${revision}"` },
    body: first.data.fields,
  });
  assert.equal(edited.status, 200, 'whoever edits the texts meanwhile is not disturbed');
  const { data } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=event:${eventId}`, { token });
  const latest = data.find(({ action }) => action === 'change-picture');
  assert.deepEqual(
    [data.length, latest?.detail],
    [3, { slug, revision: revision + 1, before: { imagePath }, after: { imagePath: second.imagePath } }],
    '[BOF-16]',
  );

  await testApp.call('POST', `/staff-api/events/${slug}/copy`, { token, body: { slug: 'con-imagen' } });
  await upload(slug, await aPicture());
  const shared = await testApp.app.inject({ url: `${second.imagePath}-960.webp` });
  assert.equal(shared.statusCode, 200, 'a copy still shows it');
});

test('[BOF-03] what is no picture is refused by its content, and nothing of it is left', async () => {
  const { slug } = await testApp.addEvent();
  const before = readdirSync(mediaDir);
  const rejected = await upload(slug, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  assert.deepEqual(
    [rejected.status, (rejected.body as unknown as { errors: object[] }).errors],
    [400, [{ field: 'image', reason: 'type' }]],
  );
  assert.equal((await upload('nothing', await aPicture())).status, 404);
  assert.deepEqual(readdirSync(mediaDir), before);
});

test('[BOF-15] of two who send a picture the second is told, and nothing of theirs is left', async () => {
  const { slug } = await testApp.addEvent();
  const { data } = await testApp.call<StaffEvent>('GET', `/staff-api/events/${slug}`, { token });
  const read = { 'if-match': `"${data.revision}"` };
  const both = await Promise.all([upload(slug, await aPicture(), read), upload(slug, await aPicture(), read)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 412]);
  const late = both.find(({ status }) => status === 412)?.body as { errors?: object[] } | undefined;
  assert.deepEqual(late?.errors, [{ field: 'imagePath', reason: 'changed' }]);
  const shown = both.find(({ status }) => status === 200)?.data;
  assert.equal((await upload(slug, await aPicture(), { 'if-match': `"${shown?.revision}"` })).status, 200);
});
