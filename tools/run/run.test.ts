import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { suite, type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../build/packages.ts';
import { isAlive, processesOf, runMark } from './processes.ts';

/**
 * Simulates a gate's children: a database, a supervised process, and one that knows nothing of the run and ignores
 * requests to end.
 */
const script = `
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireEmbeddedServer } from '${root}/api/src/database/embedded.ts';
import { createSupervisor } from '${root}/tools/start/supervisor.ts';

const stays = join(tmpdir(), 'stays.mjs');
writeFileSync(stays, 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); process.send?.("ready");');
createSupervisor({ log: console.error, onFailedStart: console.error }).start('one', stays, {});
const deaf = spawn(process.execPath, [stays], { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
await new Promise((resolve) => deaf.once('message', resolve));
const server = await acquireEmbeddedServer(join(tmpdir(), 'local'), { durable: false });
console.log(JSON.stringify({ folder: tmpdir(), deaf: deaf.pid, database: Number(new URL(server.urlOf('x')).port) }));
setInterval(() => {}, 1000);
`;

const main = join(import.meta.dirname, 'main.ts');

function temporaryFolder(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  chmodSync(folder, 0o755); // for PostgreSQL, which runs as another user when we are root
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Returns the environment without the mark of an outer run: these tests may themselves be part of one. */
function ownEnvironment(folder: string) {
  const { [runMark]: _, ...env } = process.env;
  return { ...env, TMPDIR: folder };
}

/** Runs the script as an npm script, in its own process group. */
async function start(t: TestContext) {
  const folder = temporaryFolder(t);
  writeFileSync(join(folder, 'script.mjs'), script);
  const long = `"${process.execPath}" "${main}" script.mjs`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { long } }));
  const npm = spawn('npm', ['run', '--silent', 'long'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: ownEnvironment(folder),
  });
  t.after(() => npm.kill('SIGKILL'));
  for await (const line of createInterface(npm.stdout)) {
    const started: { folder: string; deaf: number; database: number } = JSON.parse(line);
    return { ...started, top: npm.pid ?? 0, temporary: folder };
  }
  assert.fail('it did not start');
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

const kills: [string, (top: number) => void][] = [
  ['its whole group by SIGKILL', (top) => process.kill(-top, 'SIGKILL')],
  ['npm alone by SIGKILL', (top) => process.kill(top, 'SIGKILL')],
  ['its group by SIGINT, as Ctrl-C does', (top) => process.kill(-top, 'SIGINT')],
  ['npm by SIGTERM', (top) => process.kill(top, 'SIGTERM')],
];
suite('a run that is killed leaves no process, no port and no file', { concurrency: true, timeout: 120_000 }, () => {
  for (const [how, kill] of kills)
    test(how, async (t) => {
      const { top, temporary, folder, deaf, database } = await start(t);
      const processes = processesOf(folder);
      const names = processes.map(({ name }) => name);
      assert.ok(names.includes('postgres') && processes.some(({ pid }) => pid === deaf), names.join());
      assert.equal(await answers(database), true);

      kill(top);
      while (existsSync(folder)) await wait(50);
      assert.deepEqual([...processes, ...processesOf(folder)].filter(isAlive), []);
      assert.equal(await answers(database), false);
      const ofNpm = 'node-compile-cache'; // npm itself is not part of the run
      const left = readdirSync(temporary).filter((name) => name !== ofNpm);
      assert.deepEqual(left.sort(), ['package.json', 'script.mjs']);
    });
});

test('a run that ends tells how, and takes its temporary files away', async (t) => {
  const folder = temporaryFolder(t);
  writeFileSync(
    join(folder, 'script.mjs'),
    `import { mkdtempSync } from 'node:fs'; import { tmpdir } from 'node:os';
    mkdtempSync(tmpdir() + '/a-'); process.exit(Number(process.argv[2]));`,
  );
  const { status } = spawnSync(process.execPath, [main, 'script.mjs', '7'], {
    cwd: folder,
    env: ownEnvironment(folder),
  });
  assert.equal(status, 7);
  assert.deepEqual(readdirSync(folder), ['script.mjs']);
});
