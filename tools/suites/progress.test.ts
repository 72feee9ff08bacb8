import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type Output, progressLine, showProgress } from './progress.ts';

const now = { suite: 'api', place: [3, 12] as [number, number], tests: 41, seconds: 12 };

test('the line says which suite runs and how far it is, beside what it took the last time', () => {
  const last = { tests: 120, seconds: 35 };
  assert.equal(progressLine({ ...now, last }), '[3/12] api: 41 of 120 tests, 12 s of about 35 s');
  assert.equal(progressLine(now), '[3/12] api: 41 tests, 12 s');
});

async function shown(isTTY: boolean, pause: { terminal: number; log: number }) {
  let written = '';
  const out: Output = { isTTY, write: (text) => (written += text) };
  const progress = showProgress(() => 'so far', out, pause);
  progress.write('one\n');
  while (!written.includes('so far')) await wait(5);
  progress.write('tw');
  const before = written;
  await wait(50);
  assert.equal(written, before, 'it cuts no line');
  progress.write('o\n');
  progress.stop();
  return written;
}

test('on a terminal one line stands below what is written, and goes in the end', async () => {
  const clear = '\r\x1b[K';
  const written = await shown(true, { terminal: 10, log: 1e6 });
  assert.equal(written.replaceAll(`${clear}so far`, ''), `${clear}one\n${clear}two\n${clear}`);
});

test('without a terminal it is a plain line now and then', async () => {
  assert.match(await shown(false, { terminal: 1e6, log: 10 }), /^one\n(so far\n)+two\n$/);
});
