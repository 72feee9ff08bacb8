import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { publish, publishShell } from '../registry/releases.ts';
import { store } from '../registry/stored-releases.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

function release(outputDir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
    env: { ...process.env, OUTPUT_DIR: outputDir },
  });
  return { status, stdout, stderr };
}

test('shows what is live, makes releases live, rolls back, and remembers who did it and why', async () => {
  const outputDir = temporaryFolder();
  await publishShell(outputDir, aBuiltShell('1.0.0-s'));
  await publish(outputDir, aBuiltModule({ version: '1.0.0-a' }));
  store(outputDir, aBuiltModule({ version: '1.0.0-b' }));

  const promoted = release(outputDir, 'promote', 'mfe-catalog', '1.0.0-b', '--why', 'new cards');
  assert.deepEqual(promoted, { status: 0, stdout: 'mfe-catalog 1.0.0-b is live\n', stderr: '' });
  assert.match(release(outputDir, 'status').stdout, /^mfe-catalog +1\.0\.0-b +20\S+Z +\S+ +1\.0\.0-a$/m);
  assert.match(release(outputDir, 'status').stdout, /^shell +1\.0\.0-s /m);

  assert.equal(release(outputDir, 'rollback', 'mfe-catalog').stdout, 'mfe-catalog 1.0.0-a is live again\n');
  const lines = release(outputDir, 'history', 'mfe-catalog').stdout.trim().split('\n');
  assert.match(lines[1] ?? '', /rollback +mfe-catalog +1\.0\.0-a +1\.0\.0-b +–$/);
  assert.match(lines[2] ?? '', /promote +mfe-catalog +1\.0\.0-b +1\.0\.0-a +new cards$/);
  const events = JSON.parse(release(outputDir, 'history', '--json').stdout) as object[];
  assert.equal(events.length, 4, 'of the shell, too');
});

test('an entry that is refused is named with its reason, and the others are shown', async () => {
  const outputDir = temporaryFolder();
  await publish(outputDir, aBuiltModule({ version: '1.0.0-a' }));
  const file = join(outputDir, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.modules['mfe-booking'] = { current: { name: 'mfe-booking' } };
  writeFileSync(file, JSON.stringify(registry));
  const { status, stdout, stderr } = release(outputDir, 'status');
  assert.equal(status, 0);
  assert.match(stdout, /^mfe-catalog +1\.0\.0-a/m);
  assert.match(stderr, /^refused: mfe-booking current: version: /);
});

test('[MOD-03] verify names every file that is not as it was built', async () => {
  const outputDir = temporaryFolder();
  await publish(outputDir, aBuiltModule({ version: '1.0.0-a' }));
  assert.match(release(outputDir, 'verify').stdout, /^\d+ files are as they were built\n$/);
  writeFileSync(join(outputDir, 'modules/mfe-catalog/1.0.0-a/texts/en_US.json'), '{"forged":true}');
  const { status, stderr } = release(outputDir, 'verify');
  assert.deepEqual({ status, stderr }, { status: 1, stderr: 'mfe-catalog 1.0.0-a: texts/en_US.json\n' });
});

test('clean leaves what is live, what can be gone back to and the newest of the others', async () => {
  const outputDir = temporaryFolder();
  for (const version of ['1.0.0-a', '1.0.0-b']) await publish(outputDir, aBuiltModule({ version }));
  for (const version of ['1.0.0-c', '1.0.0-d']) store(outputDir, aBuiltModule({ version }));
  assert.equal(release(outputDir, 'clean', '--keep', '1').stdout, 'removed mfe-catalog 1.0.0-c\n');
  const stored = ['a', 'b', 'c', 'd'].filter((id) => existsSync(join(outputDir, 'modules/mfe-catalog', `1.0.0-${id}`)));
  assert.deepEqual(stored, ['a', 'b', 'd']);
});

test('what cannot be done is one line and an exit code', async () => {
  const outputDir = temporaryFolder();
  for (const [args, message] of [
    [['rollback', 'mfe-catalog'], 'mfe-catalog has no earlier release to go back to\n'],
    [['promote', 'mfe-catalog', '1.0.0-x'], 'mfe-catalog 1.0.0-x is not published\n'],
    [['publish', 'mfe-unknown'], 'mfe-unknown is not built: npm run build -w mfe-unknown\n'],
    [['lst'], "error: unknown command 'lst'\n"],
    [['rollback'], "error: missing required argument 'module'\n"],
  ] as const)
    assert.deepEqual(release(outputDir, ...args), { status: 1, stdout: '', stderr: message });
  assert.match(release(outputDir, '--help').stdout, /rollback/);
});
