import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from './testing/process.ts';
import { freshDatabase } from './testing/server.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
before(async () => {
  database = await freshDatabase();
});
after(() => database.drop());

const stallOnSignal = {
  NODE_OPTIONS: `--import=${import.meta.resolve('@idavuelta/simulators/stalled/stall-on-signal.mjs')}`,
};

for (const role of ['api', 'worker'] as const)
  test(`[FLT-26] a process whose event loop stands still ends within seconds, to be started again: ${role}`, async (t) => {
    const env = { ...stallOnSignal, ROLE: role, DATABASE_NAME: database.name, STALL_LIMIT_SECONDS: '2' };
    const api = await startProcess(t, env);
    // Stopping the whole process, as when a machine sleeps, is no stall.
    api.child.kill('SIGSTOP');
    await sleep(3_000);
    api.child.kill('SIGCONT');
    await sleep(1_000);
    assert.equal((await fetch(`${api.url}/healthz`)).status, 200);
    const begun = performance.now();
    api.child.kill('SIGUSR2');
    assert.equal((await api.ended)[0], null);
    assert.ok(performance.now() - begun < 10_000);
    assert.equal(api.child.signalCode, 'SIGKILL');
    assert.equal(
      api.output.err.trim(),
      'The event loop has stood still for 2 s: the process ends, to be started again.',
    );
  });

test('[FLT-26] a debugger may hold a process for as long as it likes', async (t) => {
  const env = { NODE_OPTIONS: `${stallOnSignal.NODE_OPTIONS} --inspect=0`, DATABASE_NAME: database.name };
  const api = await startProcess(t, { ...env, STALL_LIMIT_SECONDS: '1' });
  api.child.kill('SIGUSR2');
  await sleep(4_000);
  assert.equal(api.child.exitCode ?? api.child.signalCode, null);
});
