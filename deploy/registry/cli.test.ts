import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { publish, publishShell } from './releases.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

function registry(outputDir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
    env: { ...process.env, OUTPUT_DIR: outputDir },
  });
  return { status, stdout, stderr };
}

test('lists the current and the previous release of each module, and rolls back', async () => {
  const outputDir = temporaryFolder();
  assert.deepEqual(registry(outputDir, 'list'), { status: 0, stdout: '', stderr: '' });
  await publish(outputDir, aBuiltModule({ version: '1.0.0-a' }));
  assert.match(registry(outputDir, 'list').stdout, /^mfe-catalog +1\.0\.0-a +before: –\n$/);
  await publish(outputDir, aBuiltModule({ version: '1.0.0-b' }));
  assert.equal(registry(outputDir, 'rollback', 'mfe-catalog').stdout, 'mfe-catalog 1.0.0-a is live again\n');
  assert.match(registry(outputDir, 'list').stdout, /^mfe-catalog +1\.0\.0-a +before: –\n$/);
});

test('an entry that is refused is named with its reason, and the others are listed', async () => {
  const outputDir = temporaryFolder();
  await publish(outputDir, aBuiltModule({ version: '1.0.0-a' }));
  const file = join(outputDir, 'registry.json');
  const registryDocument = JSON.parse(readFileSync(file, 'utf8'));
  registryDocument.modules['mfe-booking'] = { current: { name: 'mfe-booking' } };
  writeFileSync(file, JSON.stringify(registryDocument));
  const { status, stdout, stderr } = registry(outputDir, 'list');
  assert.equal(status, 0);
  assert.match(stdout, /^mfe-catalog +1\.0\.0-a +before: –\n$/);
  assert.match(stderr, /^refused: mfe-booking current: version: /);
});

test('the shell is listed and rolled back like a module', async () => {
  const outputDir = temporaryFolder();
  await publishShell(outputDir, aBuiltShell('1.0.0-s'));
  await publishShell(outputDir, aBuiltShell('1.0.1-t'));
  assert.match(registry(outputDir, 'list').stdout, /^shell +1\.0\.1-t +before: 1\.0\.0-s\n$/);
  assert.equal(registry(outputDir, 'rollback', 'shell').stdout, 'shell 1.0.0-s is live again\n');
});

for (const args of [[], ['lst'], ['publish'], ['rollback']]) {
  test(`"${args.join(' ')}" prints the usage and fails`, () => {
    const { status, stdout, stderr } = registry(temporaryFolder(), ...args);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.equal(stderr, 'npm run registry -- list | publish <module> | rollback <module>\n');
  });
}

test('a command that fails prints one line', () => {
  const outputDir = temporaryFolder();
  const back = registry(outputDir, 'rollback', 'mfe-catalog');
  assert.deepEqual(back, { status: 1, stdout: '', stderr: 'mfe-catalog has no earlier release to go back to\n' });
  const unknown = registry(outputDir, 'publish', 'mfe-unknown');
  assert.deepEqual(unknown, {
    status: 1,
    stdout: '',
    stderr: 'mfe-unknown is not built: npm run build -w mfe-unknown\n',
  });
});
