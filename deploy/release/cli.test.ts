import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startBucket } from '@idavuelta/simulators/s3/bucket.ts';
import { createRegistryReader } from '../registry/registry-file.ts';
import type { ReleaseEvent } from '../registry/release-log.ts';
import { promote, publish, publishShell, startCanary } from '../registry/releases.ts';
import { storeRelease } from '../registry/stored-releases.ts';
import { configuredStore } from '../registry/stores/configured-store.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import type { ModuleStatus } from './report.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

/** Runs a command. @param where folder of the releases, or the environment of a bucket */
function release(where: string | NodeJS.ProcessEnv, ...args: string[]) {
  const env = { ...process.env, ...(typeof where === 'string' ? { OUTPUT_DIR: where } : where) };
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [cli, ...args], { env }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

test('shows what is live, makes releases live, rolls back, and remembers who did it and why', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publishShell(store, aBuiltShell('1.0.0-s'));
  await publish(store, aBuiltModule({ version: '1.0.0-a' }));
  await storeRelease(store, aBuiltModule({ version: '1.0.0-b' }));

  const promoted = await release(outputDir, 'promote', 'mfe-catalog', '1.0.0-b', '--why', 'new cards');
  assert.deepEqual(promoted, { status: 0, stdout: 'mfe-catalog 1.0.0-b is live\n', stderr: '' });
  assert.match((await release(outputDir, 'status')).stdout, /^mfe-catalog +1\.0\.0-b +all +20\S+Z +\S+ +1\.0\.0-a$/m);
  assert.match((await release(outputDir, 'status')).stdout, /^shell +1\.0\.0-s /m);

  assert.equal((await release(outputDir, 'rollback', 'mfe-catalog')).stdout, 'mfe-catalog 1.0.0-a is live again\n');
  const lines = (await release(outputDir, 'history', 'mfe-catalog')).stdout.trim().split('\n');
  assert.match(lines[1] ?? '', /rollback +mfe-catalog +1\.0\.0-a +1\.0\.0-b +–$/);
  assert.match(lines[2] ?? '', /promote +mfe-catalog +1\.0\.0-b +1\.0\.0-a +new cards$/);
  const events = JSON.parse((await release(outputDir, 'history', '--json')).stdout) as object[];
  assert.equal(events.length, 4, 'of the shell, too');
});

test('a roll-back goes to the release that it names; status and history are of what they say', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publishShell(store, aBuiltShell('1.0.0-s'));
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await publish(store, aBuiltModule({ version }));

  const back = await release(outputDir, 'rollback', 'mfe-catalog', '--to', '1.0.0-a');
  assert.equal(back.stdout, 'mfe-catalog 1.0.0-a is live again\n');
  const events = JSON.parse((await release(outputDir, 'history', 'mfe-catalog', '--json')).stdout) as ReleaseEvent[];
  assert.deepEqual(
    events.map(({ name, action, version }) => `${name} ${action} ${version}`),
    ['rollback 1.0.0-a', 'promote 1.0.0-c', 'promote 1.0.0-b', 'promote 1.0.0-a'].map((one) => `mfe-catalog ${one}`),
  );
  const rows = JSON.parse((await release(outputDir, 'status', '--json')).stdout) as ModuleStatus[];
  const catalogue = rows.find(({ name }) => name === 'mfe-catalog');
  assert.deepEqual([catalogue?.version, catalogue?.earlier, catalogue?.since], ['1.0.0-a', [], events[0]?.at]);
});

test('[MOD-03] verify asks a site as visitors do, and names the file that it sends otherwise', async () => {
  const outputDir = temporaryFolder();
  await publish(createFolderStore(outputDir), aBuiltModule({ version: '1.0.0-a' }));
  let isForged = false;
  const site = createServer((request, response) => {
    const file = join(outputDir, new URL(request.url ?? '/', 'http://site.test').pathname);
    response.end(isForged && file.endsWith('en_US.json') ? '{"forged":true}' : readFileSync(file));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  after(() => site.close());
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  assert.match((await release(outputDir, 'verify', '--site', address)).stdout, /^\d+ files are as they were built\n$/);
  isForged = true;
  const { status, stderr } = await release(outputDir, 'verify', '--site', address);
  assert.equal(status, 1);
  assert.match(stderr, /mfe-catalog 1\.0\.0-a: texts\/en_US\.json/);
});

test('[MOD-03] verify compares each encoding that a site sends', async () => {
  const outputDir = temporaryFolder();
  await publish(createFolderStore(outputDir), aBuiltModule({ version: '1.0.0-a' }));
  const text = 'modules/mfe-catalog/1.0.0-a/texts/en_US.json';
  let forged = '';
  const site = createServer(({ url, headers }, response) => {
    const path = new URL(url ?? '/', 'http://site.test').pathname.slice(1);
    const encoding = String(headers['accept-encoding']);
    const content =
      path === text && encoding === forged ? Buffer.from('{"forged":true}') : readFileSync(join(outputDir, path));
    const encode = { br: brotliCompressSync, gzip: gzipSync }[encoding];
    if (encode) response.setHeader('content-encoding', encoding);
    response.end(encode ? encode(content) : content);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  after(() => site.close());
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  for (const [encoding, named] of [
    ['identity', 'texts/en_US.json'],
    ['gzip', 'texts/en_US.json.gz'],
    ['br', 'texts/en_US.json.br'],
  ] as const) {
    forged = encoding;
    const { status, stderr } = await release(outputDir, 'verify', '--site', address);
    assert.deepEqual({ status, stderr }, { status: 1, stderr: `mfe-catalog 1.0.0-a: ${named}\n` });
  }
});

test('an entry that is refused is named with its reason, and the others are shown', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publish(store, aBuiltModule({ version: '1.0.0-a' }));
  const file = join(outputDir, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.modules['mfe-booking'] = { current: { name: 'mfe-booking' } };
  writeFileSync(file, JSON.stringify(registry));
  const { status, stdout, stderr } = await release(outputDir, 'status');
  assert.equal(status, 0);
  assert.match(stdout, /^mfe-catalog +1\.0\.0-a/m);
  assert.match(stderr, /^refused: mfe-booking current: version: /);
});

test('[MOD-03] verify names every file that is not as it was built', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publish(store, aBuiltModule({ version: '1.0.0-a' }));
  assert.match((await release(outputDir, 'verify')).stdout, /^\d+ files are as they were built\n$/);
  writeFileSync(join(outputDir, 'modules/mfe-catalog/1.0.0-a/texts/en_US.json'), '{"forged":true}');
  const { status, stderr } = await release(outputDir, 'verify');
  assert.deepEqual({ status, stderr }, { status: 1, stderr: 'mfe-catalog 1.0.0-a: texts/en_US.json\n' });
});

test('clean leaves what is live, what can be gone back to and the newest of the others', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  for (const version of ['1.0.0-a', '1.0.0-b']) await publish(store, aBuiltModule({ version }));
  for (const version of ['1.0.0-c', '1.0.0-d']) await storeRelease(store, aBuiltModule({ version }));
  assert.equal((await release(outputDir, 'clean', '--keep', '1')).stdout, 'removed mfe-catalog 1.0.0-c\n');
  const stored = ['a', 'b', 'c', 'd'].filter((id) => existsSync(join(outputDir, 'modules/mfe-catalog', `1.0.0-${id}`)));
  assert.deepEqual(stored, ['a', 'b', 'd']);
});

test('[MOD-03] a release that is not signed is named where a signature is wanted', async () => {
  const outputDir = temporaryFolder();
  await publish(createFolderStore(outputDir), aBuiltModule({}));
  const { publicKey, signingKey } = JSON.parse((await release(outputDir, 'keys', '--json')).stdout);
  const where = { OUTPUT_DIR: outputDir, RELEASE_PUBLIC_KEYS: publicKey };
  const { status, stderr } = await release(where, 'promote', 'mfe-catalog', '1.0.0-aaaaaaaa');
  assert.equal(status, 1);
  assert.match(stderr, /not signed/);
  assert.ok(!JSON.stringify(await release(where, 'status')).includes(signingKey.slice(-20)));
});

test('the commands are the same for releases in a bucket, and --json is for programs', async () => {
  const { env } = await startBucket(after);
  const store = await configuredStore(env, temporaryFolder());
  await publish(store, aBuiltModule({ version: '1.0.0-a' }));
  for (const version of ['1.0.0-b', '1.0.0-c']) await storeRelease(store, aBuiltModule({ version }));
  const json = async (...args: string[]) => JSON.parse((await release(env, ...args, '--json')).stdout);
  const live = { name: 'mfe-catalog', version: '1.0.0-b', live: true };
  assert.deepEqual(await json('promote', 'mfe-catalog', '1.0.0-b', '--why', 'cards'), live);
  const [{ since, by, ...status }] = await json('status');
  assert.deepEqual(status, { name: 'mfe-catalog', version: '1.0.0-b', earlier: ['1.0.0-a'] });
  assert.deepEqual(await json('rollback', 'mfe-catalog'), { ...live, version: '1.0.0-a' });
  assert.deepEqual(
    (await json('history')).map(({ action, version, why }: Record<string, string>) => [action, version, why]),
    [
      ['rollback', '1.0.0-a', undefined],
      ['promote', '1.0.0-b', 'cards'],
      ['promote', '1.0.0-a', undefined],
    ],
  );
  assert.deepEqual(await json('verify'), { files: 2, wrong: [], refused: [] });
  assert.deepEqual((await json('clean', '--keep', '0')).removed.sort(), ['mfe-catalog 1.0.0-b', 'mfe-catalog 1.0.0-c']);
  const refused = await release(env, 'rollback', 'mfe-catalog', '--json');
  assert.deepEqual(
    [refused.status, JSON.parse(refused.stderr)],
    [1, { error: 'mfe-catalog has no earlier release to go back to' }],
  );
});

test('what cannot be done is one line and an exit code', async () => {
  const outputDir = temporaryFolder();
  for (const [args, message] of [
    [['rollback', 'mfe-catalog'], 'mfe-catalog has no earlier release to go back to\n'],
    [['promote', 'mfe-catalog', '1.0.0-x'], 'mfe-catalog 1.0.0-x is not published\n'],
    [
      ['publish', 'mfe-unknown'],
      'mfe-unknown is not built, or its last build failed; build it: npm run build -w mfe-unknown\n',
    ],
    [['lst'], "error: unknown command 'lst'\n"],
    [['rollback'], "error: missing required argument 'module'\n"],
  ] as const)
    assert.deepEqual(await release(outputDir, ...args), { status: 1, stdout: '', stderr: message });
  assert.match((await release(outputDir, '--help')).stdout, /rollback/);
});

test('[MOD-14] notes are printed for people and for programs, and an error is one line', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publish(store, aBuiltModule({ version: '1.0.0-a' }));
  const nothing = await release(outputDir, 'notes', 'mfe-catalog');
  assert.deepEqual([nothing.status, nothing.stdout], [1, '']);
  assert.match(nothing.stderr, /^nothing is between: mfe-catalog 1\.0\.0-a is live for everybody.*\n$/);

  const commit = { hash: '01234567', date: '2026-11-26', subject: 'feat: cards' };
  const notes = { since: '1.0.0-a', commits: [commit] };
  await storeRelease(store, aBuiltModule({ version: '1.0.0-b' }), async () => ({ ...notes, sources: ['a.ts'] }));
  const { stdout } = await release(outputDir, 'notes', 'mfe-catalog');
  assert.equal(
    stdout,
    'mfe-catalog 1.0.0-b differs from 1.0.0-a by 1 commit\nfeatures\n    01234567  2026-11-26  feat: cards\n',
  );
  const json = await release(outputDir, 'notes', 'mfe-catalog', '--from', '1.0.0-a', '--to', '1.0.0-b', '--json');
  assert.deepEqual(JSON.parse(json.stdout), { name: 'mfe-catalog', version: '1.0.0-b', ...notes });
});

test('[MOD-14] the history tells how many commits a release brought, and the newest of them', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publish(store, aBuiltModule({ version: '1.0.0-a' }));
  const commits = Array.from({ length: 12 }, (_, i) => ({
    hash: '01234567',
    date: '2026-11-26',
    subject: `feat: ${i}`,
    ...(i === 1 && { undone: true as const }),
  }));
  const notes = { since: '1.0.0-a', commits, others: 3, uncommitted: true as const, sources: ['a.ts'] };
  await storeRelease(store, aBuiltModule({ version: '1.0.0-b' }), async () => notes);
  await startCanary(store, 'mfe-catalog', '1.0.0-b', { percentage: 5 });
  await promote(store, 'mfe-catalog', '1.0.0-b');
  const { stdout } = await release(outputDir, 'history', 'mfe-catalog');
  const notified = [
    '    differs from 1.0.0-a by 15 commits',
    '      01234567  feat: 0',
    '      01234567  taken back: feat: 1',
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((i) => `      01234567  feat: ${i}`),
    '      and 5 more commits',
    '      and changes that were in no commit',
  ].join('\n');
  assert.deepEqual(stdout.split(notified).length, 3, stdout);
  const [event] = JSON.parse((await release(outputDir, 'history', '--json')).stdout) as ReleaseEvent[];
  assert.deepEqual([event?.notes?.commits.length, event?.notes?.others], [10, 5]);
  assert.ok(!readFileSync(join(outputDir, 'registry.json'), 'utf8').includes('feat: 0'), 'visitors get none of it');
});

test('a canary is told of, shown beside the current release, and taken back', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publish(store, aBuiltModule({ version: '1.0.0-a' }));
  await storeRelease(store, aBuiltModule({ version: '1.0.0-b' }));

  const started = await release(outputDir, 'canary', 'mfe-catalog', '1.0.0-b', '--percent', '10', '--why', 'new cards');
  assert.deepEqual(started, { status: 0, stdout: 'mfe-catalog 1.0.0-b is live for 10 % of visitors\n', stderr: '' });
  assert.match((await release(outputDir, 'status')).stdout, /^mfe-catalog +1\.0\.0-a +all /m);
  assert.match((await release(outputDir, 'status')).stdout, /^mfe-catalog +1\.0\.0-b +10 % /m);
  assert.match(
    (await release(outputDir, 'history')).stdout,
    /canary 10 % +mfe-catalog +1\.0\.0-b +1\.0\.0-a +new cards$/m,
  );
  assert.equal((await release(outputDir, 'rollback', 'mfe-catalog')).stdout, 'mfe-catalog 1.0.0-a is live again\n');
  assert.doesNotMatch((await release(outputDir, 'status')).stdout, /1\.0\.0-b/);
});

for (const [what, args, reason] of [
  ['without a percentage', [], /required option '--percent <count>'/],
  ['for everybody', ['--percent', '100'], /A whole number from 1 to 99/],
  ['for nobody', ['--percent', '0'], /A whole number from 1 to 99/],
  [
    'watched without a gateway',
    ['--percent', '5', '--watch'],
    /--watch needs --gateway, or GATEWAYS in the environment/,
  ],
] as const) {
  test(`a canary ${what} is refused, and nothing is live that was not`, async () => {
    const outputDir = temporaryFolder();
    const store = createFolderStore(outputDir);
    await publish(store, aBuiltModule({ version: '1.0.0-a' }));
    await storeRelease(store, aBuiltModule({ version: '1.0.0-b' }));
    const { status, stderr } = await release(outputDir, 'canary', 'mfe-catalog', '1.0.0-b', ...args);
    assert.equal(status, 1);
    assert.match(stderr, reason);
    assert.doesNotMatch((await release(outputDir, 'status')).stdout, /1\.0\.0-b/);
  });
}

test('status shows what a gateway counted of each release, and says when it does not answer', async () => {
  const outputDir = temporaryFolder();
  await publish(createFolderStore(outputDir), aBuiltModule({ version: '1.0.0-a' }));
  const labels = { module: 'mfe-catalog', version: '1.0.0-a' };
  const bucket = (le: number | string, value: number) => ({
    metricName: 'client_lcp_bucket',
    value,
    labels: { ...labels, le },
  });
  const metrics = [
    { name: 'client_loads_total', values: [{ value: 40, labels }] },
    { name: 'page_renders_total', values: [{ value: 12, labels: { ...labels, outcome: 'done' } }] },
    {
      name: 'client_errors_total',
      values: [
        { value: 2, labels: { ...labels, failure: 'start' } },
        { value: 9, labels: { ...labels, failure: 'csp' } },
      ],
    },
    { name: 'client_lcp', values: [bucket(800, 5), bucket(1500, 9), bucket('+Inf', 10)] },
  ];
  const gateway = createServer((_, response) => response.end(JSON.stringify(metrics)));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  after(() => gateway.close());
  const address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const { stdout } = await release(outputDir, 'status', '--gateway', address, address);
  assert.match(stdout, /^mfe-catalog +1\.0\.0-a .* 80 +24 +4 +≤ 1500 ms$/m);

  // Most took longer than the last bucket's bound.
  metrics.push({ name: 'client_lcp', values: [bucket('+Inf', 100)] });
  const slow = await release(outputDir, 'status', '--gateway', address);
  assert.match(slow.stdout, /^mfe-catalog +1\.0\.0-a .* > 1500 ms$/m);
  const [row] = JSON.parse(
    (await release(outputDir, 'status', '--gateway', address, '--json')).stdout,
  ) as ModuleStatus[];
  assert.deepEqual([row?.figures?.lcp, row?.figures?.lcpBeyond], [1500, true]);
  const { status, stderr } = await release(outputDir, 'status', '--gateway', 'http://127.0.0.1:9');
  assert.equal(status, 1);
  assert.match(stderr, /http:\/\/127\.0\.0\.1:9\/metrics\.json does not answer/);
});

test('[MOD-12] a module is retired by a command: it is gone from the site, can come back, and the history says why', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publishShell(store, aBuiltShell('1.0.0-s'));
  for (const name of ['mfe-catalog', 'mfe-account']) await publish(store, aBuiltModule({ name, version: '1.0.0-a' }));
  const readOn = createRegistryReader(outputDir);
  assert.ok(readOn().modules['mfe-account']);

  const retired = await release(outputDir, 'retire', 'mfe-account', '--why', 'moved to another site');
  assert.deepEqual(retired, { status: 0, stdout: 'mfe-account is retired; 1.0.0-a was live\n', stderr: '' });
  assert.deepEqual(Object.keys(readOn().modules), ['mfe-catalog'], 'also for a gateway that goes on');
  assert.doesNotMatch((await release(outputDir, 'status')).stdout, /mfe-account/);
  assert.match(
    (await release(outputDir, 'history')).stdout,
    /retire +mfe-account +1\.0\.0-a +– +moved to another site$/m,
  );
  for (const [name, reason] of [
    ['mfe-account', /no release of mfe-account is live/],
    ['mfe-catalog', /mfe-catalog is the last module/],
    ['shell', /the shell cannot be retired/],
  ] as const)
    assert.match((await release(outputDir, 'retire', name)).stderr, reason);
  await release(outputDir, 'promote', 'mfe-account', '1.0.0-a');
  assert.ok(readOn().modules['mfe-account']);
});
