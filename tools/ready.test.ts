import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { root } from './build/packages.ts';

/** Replaces npm: records its arguments, takes a while, and leaves what npm leaves. */
const npm = `
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
const words = process.argv.slice(2);
const value = (name) => words[words.indexOf(name) + 1];
appendFileSync('asked', words.filter((word) => !word.startsWith('--no-') && !word.startsWith('--log')).join(' ') + '\\n');
await new Promise((resolve) => setTimeout(resolve, 300));
if (words[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/.bin', { recursive: true });
if (words[0] === 'install') {
  mkdirSync(value('--prefix') + '/node_modules/node/bin', { recursive: true });
  writeFileSync(value('--prefix') + '/node_modules/node/bin/node', '');
}`;

/** Creates a team's checkout, with npm replaced. */
function teamsCheckout(t: TestContext, node: string) {
  const folder = mkdtempSync(join(tmpdir(), 'ready-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const file of ['ready.mjs', 'installed.mjs', 'running.mjs', 'teams.mjs'])
    cpSync(join(root, 'tools', file), join(folder, 'tools', file));
  mkdirSync(join(folder, 'mfe-a'));
  writeFileSync(join(folder, 'mfe-a/package.json'), '{}');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ devDependencies: { node } }));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm.mjs'), npm);
  writeFileSync(join(folder, 'asked'), '');
  const environment = { ...process.env, npm_execpath: join(folder, 'npm.mjs'), npm_lifecycle_event: '' };
  return {
    folder,
    environment,
    asked: () => readFileSync(join(folder, 'asked'), 'utf8').split('\n').slice(0, -1),
    ready: () =>
      new Promise<{ status: number; said: string }>((resolve) =>
        execFile('node', ['tools/ready.mjs'], { cwd: folder, env: environment }, (error, stdout, stderr) =>
          resolve({ status: Number(error?.code ?? 0), said: stdout + stderr }),
        ),
      ),
  };
}

const install = 'ci -w mfe-a -w tools --omit=peer';

test('[MOD-10] a team on an old Node gets the packages of its module and the repository’s Node, once', async (t) => {
  const { folder, ready, asked } = teamsCheckout(t, '99.0.0');
  const node = `install --prefix ${folder}/node_modules/.node`;
  await ready();
  assert.deepEqual(asked(), [install, node]);
  await ready();
  assert.equal(asked().length, 2);
});

test('[MOD-10] a command on an older Node than that of the first adds one, and leaves the packages as they are', async (t) => {
  const { folder, ready, asked } = teamsCheckout(t, '20.0.0');
  await ready();
  assert.deepEqual(asked(), [install]);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ devDependencies: { node: '99.0.0' } }));
  await ready();
  assert.deepEqual(asked().slice(1), [`install --prefix ${folder}/node_modules/.node`]);
});

test('[MOD-10] packages are not replaced while a command runs that uses them, and who waits is told which one', async (t) => {
  const { folder, environment, ready, asked } = teamsCheckout(t, '20.0.0');
  const script = `
    require('node:child_process').execFileSync('node', ['tools/ready.mjs']);
    console.log('runs');
    setInterval(() => {}, 1000);`;
  const command = spawn('node', ['-e', script], {
    cwd: folder,
    env: { ...environment, npm_lifecycle_event: 'prealone' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => command.kill());
  await once(command.stdout, 'data');

  appendFileSync(join(folder, 'package-lock.json'), '\n');
  const refused = await ready();
  assert.equal(refused.status, 1);
  assert.match(refused.said, new RegExp(`npm run alone \\(process ${command.pid}\\)`));
  assert.deepEqual(asked(), [install]);

  command.kill();
  await once(command, 'close');
  assert.equal((await ready()).status, 0);
  assert.deepEqual(asked(), [install, install]);
});

test('[MOD-10] of two commands that find no packages one installs and the other waits', async (t) => {
  const { ready, asked } = teamsCheckout(t, '20.0.0');
  const both = await Promise.all([ready(), ready()]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [0, 0],
  );
  assert.deepEqual(asked(), [install]);
});
