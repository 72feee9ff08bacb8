import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { startBucket } from '@idavuelta/simulators/s3/bucket.ts';
import type { S3Faults } from '@idavuelta/simulators/s3/server.ts';
import sharp from 'sharp';
import { readConfig } from '../config/config.ts';
import { aPicture, createOrganiserSteps } from '../testing/event-requests.ts';
import { productionEnvironment } from '../testing/production-environment.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { codeOf, openTestApp, startTestApp, testEnvironment } from '../testing/test-app.ts';
import { pictureFiles } from '../uploads/picture-files.ts';

const kinds = ['a folder', 'a bucket'] as const;

/** Returns an environment that configures one kind of store. */
async function aStore(kind: (typeof kinds)[number]) {
  const undo: (() => unknown)[] = [];
  const mediaDir = temporaryFolder();
  const close = async () => {
    for (const each of undo) await each();
  };
  const inFolder = () => readdirSync(mediaDir);
  if (kind === 'a folder')
    return { config: { mediaDir }, mediaDir, faults: undefined, names: inFolder, inFolder, close };
  const faults: S3Faults = {};
  const bucket = await startBucket((end) => undo.push(end), faults);
  const { mediaBucket } = readConfig({
    ...testEnvironment,
    ...bucket.env,
    MEDIA_S3_BUCKET: 'pictures',
    MEDIA_S3_PREFIX: '/customers/',
    MEDIA_S3_ENDPOINT: bucket.url,
    MEDIA_S3_PATH_STYLE: 'true',
  });
  const names = () => bucket.objects.list('pictures/customers/').map(([path]) => path.split('/').at(-1) ?? '');
  return { config: { mediaDir, mediaBucket }, mediaDir, faults, names, inFolder, close };
}

for (const kind of kinds)
  describe(`pictures in ${kind}`, async () => {
    const store = await aStore(kind);
    const testApp = await openTestApp(store.config);
    after(store.close);
    const organiser = createOrganiserSteps(testApp);

    const fetchFile = (path: string) => testApp.app.inject({ url: path });

    test('[FLT-21] a picture of a customer is served in every size and format, for good', async () => {
      const { token, id } = await organiser.newRequest();
      const { imagePath } = (await organiser.uploadImage(token, id, await aPicture())).data;
      for (const { suffix, format, width } of pictureFiles) {
        const { statusCode, headers, rawPayload } = await fetchFile(`${imagePath}${suffix}`);
        assert.equal(statusCode, 200, suffix);
        assert.equal(headers['content-type'], `image/${format}`);
        assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
        assert.equal((await sharp(rawPayload).metadata()).width, width);
      }
      assert.equal(store.names().length, pictureFiles.length, 'and nothing else is stored');
      const head = await testApp.app.inject({ method: 'HEAD', url: `${imagePath}-960.webp` });
      assert.equal(head.statusCode, 200);
      assert.equal(head.body, '');
    });

    test('[FLT-21] a replaced picture is gone from the store, and so is that of a deleted account', async () => {
      const { token, id } = await organiser.newRequest();
      const before = store.names().length;
      const first = (await organiser.uploadImage(token, id, await aPicture())).data.imagePath;
      const second = (await organiser.uploadImage(token, id, await aPicture())).data.imagePath;
      assert.equal((await fetchFile(`${first}-960.webp`)).statusCode, 404);
      assert.equal((await fetchFile(`${second}-960.webp`)).statusCode, 200);
      assert.equal(store.names().length, before + pictureFiles.length);
      await testApp.call('DELETE', '/shop-api/me', { token, body: { password: 'demo1234' } });
      assert.equal((await fetchFile(`${second}-960.webp`)).statusCode, 404);
      assert.equal(store.names().length, before);
    });

    test('[FLT-21] what is no picture leaves nothing behind', async () => {
      const { token, id } = await organiser.newRequest();
      const before = store.names();
      const rejected = await organiser.uploadImage(token, id, (await aPicture()).subarray(0, 4000), 'boda.jpg');
      assert.equal(rejected.status, 400);
      assert.deepEqual(store.names(), before);
    });

    test('[FLT-21] no path leads out of the store, and what is not there is said as always', async () => {
      writeFileSync(join(store.mediaDir, 'poster.0123456789-480.webp'), 'a picture of the catalogue');
      assert.equal((await fetchFile('/media/poster.0123456789-480.webp')).body, 'a picture of the catalogue');
      for (const path of ['nothing.webp', '..%2Fpackage.json', '%2e%2e/package.json', '.hidden', 'a/../../x', '']) {
        const response = await fetchFile(`/media/${path}`);
        assert.ok(response.statusCode >= 400 && response.statusCode < 500, `${path} ${response.statusCode}`);
        assert.equal(response.json().success, false);
      }
    });
  });

describe('pictures in a bucket alone', async () => {
  const store = await aStore('a bucket');
  const testApp = await openTestApp(store.config);
  after(store.close);

  async function upload() {
    const organiser = createOrganiserSteps(testApp);
    const { token } = await testApp.newCustomer();
    const { data } = await organiser.create(token, await organiser.input());
    return organiser.uploadImage(token, data.id, await aPicture());
  }

  test('[FLT-21] another process, which shares no folder, serves the picture', async (t) => {
    const { imagePath } = (await upload()).data;
    assert.deepEqual(store.inFolder(), []);
    const other = await startTestApp({ ...store.config, mediaDir: temporaryFolder() });
    t.after(() => other.close());
    assert.equal((await other.app.inject({ url: `${imagePath}-480.avif` })).statusCode, 200);
  });

  test('[FLT-21] a bucket that is away is a 503, and half a picture is not kept', async () => {
    const { faults } = store;
    assert.ok(faults);
    const { imagePath } = (await upload()).data;
    const before = store.names();
    faults.reject = ({ method, key }) => method === 'PUT' && key.endsWith('-banner.webp');
    const rejected = await upload();
    assert.equal(rejected.status, 503);
    assert.equal(codeOf(rejected), 'UNAVAILABLE');
    assert.deepEqual(store.names(), before);
    faults.reject = () => true;
    const response = await testApp.app.inject({ url: `${imagePath}-960.webp` });
    assert.equal(response.statusCode, 503);
    assert.equal(response.headers['cache-control'], 'no-store');
    faults.reject = undefined;
    assert.equal((await testApp.app.inject({ url: `${imagePath}-960.webp` })).statusCode, 200);
  });

  test('[FLT-21] a bucket without credentials is said at the start, each by its name', () => {
    assert.equal(readConfig(productionEnvironment).mediaBucket, undefined);
    assert.throws(
      () => readConfig({ ...productionEnvironment, MEDIA_S3_BUCKET: 'pictures' }),
      /^Error: AWS_ACCESS_KEY_ID is required for the bucket pictures\nAWS_SECRET_ACCESS_KEY is required/,
    );
  });
});
