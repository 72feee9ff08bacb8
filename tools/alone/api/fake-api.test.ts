import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../build/packages.ts';
import { findResponse, readRecording } from './fake-api.ts';
import { misfits } from './fits.ts';
import { fakeApi } from './middleware.ts';
import { movedDates } from './moved-dates.ts';
import type { ApiDocument } from './openapi.ts';
import { type Recording, recordingText } from './recorded-response.ts';

/** Reads the API's current document. */
function readApiDocument() {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  execFileSync(process.execPath, [join(root, 'api/src/openapi.ts'), file], { cwd: join(root, 'api') });
  const document = JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
  rmSync(folder, { recursive: true });
  return document;
}

test('[MOD-10] every recorded response is one that the API still gives', () => {
  const document = readApiDocument();
  const recording = readRecording();
  assert.ok(recording.length > 50);
  const wrong = recording.flatMap(({ method, route, body }) => misfits(document, method, route, body));
  assert.deepEqual(wrong, [], 'record them anew: npm run record -w e2e');
});

test('the recording is stored as the recorder writes it, a line for each response', () => {
  const stored = readFileSync(new URL('./responses.json', import.meta.url), 'utf8');
  const recording = JSON.parse(stored) as Recording;
  assert.equal(stored, recordingText(recording));
  assert.equal(stored.trimEnd().split('\n').length, recording.responses.length + 2);
});

test('a response that the API does not give is told apart', () => {
  const schema = { type: 'object', required: ['data'], properties: { data: { $ref: '#/components/schemas/Count' } } };
  const document: ApiDocument = {
    paths: { '/count': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
    components: { schemas: { Count: { type: 'integer' } } },
  };
  assert.deepEqual(misfits(document, 'GET', '/count', { data: 1 }), []);
  assert.match(misfits(document, 'GET', '/count', { data: 'one' }).join(), /GET \/count: \/data must be integer/);
  assert.match(misfits(document, 'GET', '/gone', {}).join(), /no JSON for GET \/gone/);
});

const recorded = (method: string, route: string, path = route) => ({ method, route, path, body: path });

test('a request gets the response of its path, else of its route, with the most of its query', () => {
  const responses = [
    recorded('GET', '/events', '/events?type=1&country-code=CL'),
    recorded('GET', '/events', '/events?type=1&country-code=PE'),
    recorded('GET', '/events/{slugOrId}', '/events/rock'),
    recorded('DELETE', '/events/{slugOrId}'),
  ];
  const bodyOf = (method: string, url: string) => findResponse(responses, method, url)?.body;
  assert.equal(bodyOf('GET', '/events?type=1&country-code=PE&limit=60'), '/events?type=1&country-code=PE');
  assert.equal(bodyOf('GET', '/events/cumbia'), '/events/rock');
  assert.equal(bodyOf('DELETE', '/events/7'), '/events/{slugOrId}');
  assert.equal(bodyOf('POST', '/events'), undefined);
});

test('[MOD-10] the page that a mail after signing up leads to has its response', () => {
  assert.deepEqual(findResponse(readRecording(), 'GET', '/verify-account?token=a-token')?.body, {
    success: true,
    data: {},
  });
});

test('[MOD-10] a call that was not recorded is answered with how to record it, and so is the terminal', async () => {
  const warned: string[] = [];
  const server = createServer(fakeApi((line) => warned.push(line))).listen(0);
  await once(server, 'listening');
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/new-route?a=1`);
  const { message } = (await response.json()) as { message: string };
  server.close();
  assert.equal(response.status, 404);
  assert.match(message, /^GET \/new-route\?a=1 was not recorded.*npm run record -w e2e$/);
  assert.deepEqual(warned, [message]);
});

test('dates of the recording stay as far from today as they were', () => {
  const event = { startDate: '2026-12-31T19:00:00.000Z', days: ['2026-12-31'], name: '2026-12-31 at last', id: 7 };
  assert.deepEqual(movedDates(event, 2 * 24 * 3_600_000), {
    ...event,
    startDate: '2027-01-02T19:00:00.000Z',
    days: ['2027-01-02'],
  });
});
