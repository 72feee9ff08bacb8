import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { EventRequest, FieldError } from '@idavuelta/shared/contracts';
import { aGuestList, aPicture, createOrganiserSteps } from '../testing/event-requests.ts';
import * as hostile from '../testing/hostile-files.ts';
import { startProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openTestApp, testEnvironment } from '../testing/test-app.ts';

const mediaDir = temporaryFolder();
const testApp = await openTestApp({ mediaDir });

type Kind = 'image' | 'guests';

/** Returns the process's peak memory. */
const peakMegabytes = (pid = 0) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

test('[API-09] files that are made to harm are refused with a reason, the API stays small and goes on', async (t) => {
  const { token } = await testApp.newCustomer();
  const organiser = createOrganiserSteps(testApp);
  const { data } = await organiser.create(token, await organiser.input());
  const { url, child } = await startProcess(t, {
    DATABASE_URL: testApp.url,
    JWT_SECRET: testEnvironment.JWT_SECRET,
    MEDIA_DIR: mediaDir,
  });
  assert.equal((await fetch(`${url}/recommended-events`)).status, 200);
  const before = peakMegabytes(child.pid);
  const send = async (kind: Kind, file: Uint8Array, name: string) => {
    const body = new FormData();
    body.set(kind, new File([new Uint8Array(file)], name));
    const response = await fetch(`${url}/shop-api/event-requests/${data.id}/upload-${kind}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    const { errors = [] } = (await response.json()) as { errors?: FieldError[]; data?: EventRequest };
    return `${response.status} ${errors.map(({ field, reason }) => `${field} ${reason}`).join(', ')}`;
  };
  const files: [Kind, Uint8Array, string, string][] = [
    ['image', hostile.renamedProgram(), 'boda.jpg', '400 image type'],
    ['image', hostile.svgWithScript(), 'boda.svg', '400 image type'],
    ['image', hostile.enormousPicture(), 'boda.jpg', '400 image too_large'],
    ['image', await hostile.pixelBomb(), 'boda.png', '400 image pixels'],
    ['guests', hostile.zipBomb(), 'invitados.xlsx', '400 guests bomb'],
    ['guests', hostile.lyingZipBomb(), 'invitados.xlsx', '400 guests type'],
    ['guests', hostile.distantCell(), 'invitados.xlsx', '400 guests rows'],
    ['guests', hostile.hiddenDistantCell(), 'invitados.xlsx', '400 guests rows'],
    ['guests', await aGuestList(['Ana', 'ana@example.org', '=cmd()', 1]), 'invitados.xlsx', '400 guests formula'],
    ['image', await aPicture({ width: 7000, height: 5000, noise: 2 }), 'boda.jpg', '200 '],
    ['guests', await aGuestList(['Ana', 'ana@example.org']), 'invitados.xlsx', '200 '],
  ];
  let sending = true;
  let others = 0;
  let slowestMs = 0;
  const visitor = (async () => {
    while (sending) {
      const begun = performance.now();
      assert.equal((await fetch(`${url}/recommended-events`)).status, 200);
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      others++;
    }
  })();
  const outcomes = await Promise.all(files.map(([kind, file, name]) => send(kind, file, name)));
  sending = false;
  await visitor;
  assert.deepEqual(
    outcomes,
    files.map(([, , , expected]) => expected),
  );
  const peak = peakMegabytes(child.pid);
  t.diagnostic(`${others} other requests, the slowest in ${Math.round(slowestMs)} ms; ${peak} MB at most`);
  assert.ok(others > 0);
  assert.ok(peak - before < 120, `${peak} MB, and ${before} MB before the files`);
});
