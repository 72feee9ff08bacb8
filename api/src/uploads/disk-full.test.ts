import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { aPicture, createOrganiserSteps } from '../testing/event-requests.ts';
import { startTestApp } from '../testing/test-app.ts';

/** Limits the size of files written by this process and its children, as on a full disk. */
const limitFiles = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);

const isLinux = process.platform === 'linux';

if (isLinux)
  test('[FLT-26] a picture for which there is no room is answered 503 with its field, and nothing of it is left', async (t) => {
    const mediaDir = mkdtempSync(join(tmpdir(), 'idavuelta-full-'));
    const testApp = await startTestApp({ mediaDir });
    t.after(async () => {
      limitFiles('unlimited');
      await testApp.close();
      rmSync(mediaDir, { recursive: true, force: true });
    });
    const { create, input, uploadImage } = createOrganiserSteps(testApp);
    const { token = '' } = await testApp.newCustomer();
    const { data } = await create(token, await input());
    // The encoded files of a small picture are larger than the original.
    const picture = await aPicture({ width: 300, height: 200, noise: 40 });

    for (const room of [picture.length + 1024, 1024]) {
      limitFiles(room);
      const { status, body, headers } = await uploadImage(token, data.id, picture);
      limitFiles('unlimited');
      const { code, errors } = body as unknown as { code: string; errors: object[] };
      assert.deepEqual([status, code, errors], [503, 'UNAVAILABLE', [{ field: 'image', reason: 'not_stored' }]]);
      assert.ok(Number(headers['retry-after']) > 0);
      assert.deepEqual(readdirSync(mediaDir), []);
    }
    assert.equal((await uploadImage(token, data.id, picture)).status, 200);
  });
