import assert from 'node:assert/strict';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createSupervisor } from './supervisor.ts';

/** Creates a supervisor of one script that records each start, then runs `body`. */
function supervise(t: TestContext, body: string) {
  const folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  const script = join(folder, 'script.mjs');
  const starts = join(folder, 'starts');
  appendFileSync(starts, '');
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(starts)}, process.pid + '\\n');\n${body}\n`,
  );
  const lines: string[] = [];
  const failed = Promise.withResolvers<Error>();
  const supervisor = createSupervisor({
    log: (line) => lines.push(line),
    onFailedStart: failed.resolve,
    firstPause: 20,
    maxPause: 80,
    healthyAfter: 5_000,
  });
  t.after(async () => {
    await supervisor.stop();
    rmSync(folder, { recursive: true });
  });
  const pids = () => readFileSync(starts, 'utf8').trim().split('\n').filter(Boolean).map(Number);
  return { supervisor, lines, failed: failed.promise, pids, start: () => supervisor.start('worker', script, {}) };
}

async function until(condition: () => boolean) {
  for (let waited = 0; waited < 5_000; waited += 20) {
    if (condition()) return;
    await wait(20);
  }
  assert.fail('it did not happen in time');
}

test('a process that dies is started again, and that is said', async (t) => {
  const { supervisor, start, pids, lines } = supervise(t, 'setInterval(() => {}, 1000);');
  start();
  await until(() => pids().length === 1);
  supervisor.keepAlive();
  process.kill(pids()[0] ?? 0, 'SIGKILL');
  await until(() => pids().length === 2);
  assert.deepEqual(lines, ['The worker stopped (SIGKILL); starting it again in 0.02 s.']);
});

test('the pause grows while a process keeps dying, up to a limit', async (t) => {
  const { supervisor, start, lines } = supervise(t, 'process.exit(3);');
  supervisor.keepAlive();
  start();
  await until(() => lines.length >= 4);
  assert.deepEqual(
    lines.slice(0, 4).map((line) => /([\d.]+) s\.$/.exec(line)?.[1]),
    ['0.02', '0.04', '0.08', '0.08'],
  );
});

test('a process that dies before the site is up ends the start', async (t) => {
  const { start, failed, pids } = supervise(t, 'process.exit(1);');
  start();
  const error = await Promise.race([failed, wait(5_000)]);
  assert.equal(error?.message, 'The worker stopped (exit code 1).');
  await wait(100);
  assert.equal(pids().length, 1);
});

test('stopping ends every process, and starts none again', async (t) => {
  const { supervisor, start, pids } = supervise(t, 'setInterval(() => {}, 1000);');
  supervisor.keepAlive();
  start();
  await until(() => pids().length === 1);
  await supervisor.stop();
  await wait(150);
  assert.equal(pids().length, 1);
  assert.ok(!existsSync(`/proc/${pids()[0]}`) || process.platform !== 'linux');
});
