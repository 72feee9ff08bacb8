import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { temporaryFolder } from '../testing/releases.ts';
import { startStreamingApi } from '../testing/streaming-api.ts';

const apiUrl = await startStreamingApi({ after });

const start = () =>
  startGatewayProcess(
    { after },
    { OUTPUT_DIR: temporaryFolder(), API_URL: apiUrl, SITE_URL: 'https://idavuelta.example', LOG_LEVEL: 'silent' },
  );

/** Opens the events of a board and waits for the first. */
async function openBoard(url: string) {
  const response = await fetch(`${url}/backend/staff-api/live-board/events`);
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  assert.match(new TextDecoder().decode(value), /^event: board/);
  return reader;
}

test('[DSP-15] events pass as they are sent, and two hundred open boards leave connections for other calls', async () => {
  const { url } = await start();
  const boards = await Promise.all(Array.from({ length: 200 }, () => openBoard(url)));
  assert.equal((await fetch(`${url}/backend/events`)).status, 200);
  for (const board of boards) await board?.cancel();
});

test('[DSP-15] a gateway that is stopped ends open boards, which other gateways then serve', async () => {
  const { url, child, ended, output } = await start();
  const board = await openBoard(url);
  child.kill('SIGTERM');
  await assert.rejects(async () => {
    while (!(await board?.read())?.done);
  });
  assert.equal((await ended)[0], 0, output());
});
