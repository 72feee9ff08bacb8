import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import type { RefusedEntry } from '@idavuelta/shared/contracts';
import { aBuiltModule, temporaryFolder } from '../../testing/releases.ts';
import { createMirror } from '../mirror.ts';
import { readReleaseLog } from '../registry-document.ts';
import { createRegistryReader } from '../registry-file.ts';
import { promote, rollBack, startCanary, switchModule } from '../releases.ts';
import { storeRelease } from '../stored-releases.ts';
import { createFolderStore } from '../stores/folder-store.ts';
import { makeKeys } from './keys.ts';
import { readRights } from './rights.ts';

/**
 * A team that publishes and previews its module, a lead who makes it live, and someone who only has access to the
 * store.
 */
const [team, lead] = [makeKeys(), makeKeys()];
const rights = {
  [team.id]: { 'mfe-catalog': ['publish', 'canary'] },
  [lead.id]: { '*': ['promote', 'rollback', 'switch'] },
};

function actAs(key?: { signingKey: string }) {
  process.env.RELEASE_SIGNING_KEY = key?.signingKey ?? '';
  process.env.RELEASE_PUBLIC_KEYS = `${team.publicKey},${lead.publicKey}`;
  process.env.RELEASE_RIGHTS = JSON.stringify(rights);
}
afterEach(() => {
  for (const name of ['RELEASE_SIGNING_KEY', 'RELEASE_PUBLIC_KEYS', 'RELEASE_RIGHTS']) delete process.env[name];
});

/** Creates a folder in which the lead has made a release of the team live. */
async function aSite() {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  actAs(team);
  for (const version of ['1.0.0-a', '1.0.0-b']) await storeRelease(store, aBuiltModule({ version }));
  actAs(lead);
  await promote(store, 'mfe-catalog', '1.0.0-a');
  return { outputDir, store };
}

/** Returns what a freshly started gateway reads and rejects. */
function read(outputDir: string) {
  const refused: RefusedEntry[] = [];
  const { modules } = createRegistryReader(outputDir, { report: (entry) => refused.push(entry) })();
  return { live: modules['mfe-catalog']?.current.version, refused: refused.map(({ reason }) => reason) };
}

test('[MOD-13] each key does what it may, readers take it, and the history says with which key', async () => {
  const { outputDir, store } = await aSite();
  actAs(team);
  await startCanary(store, 'mfe-catalog', '1.0.0-b', { percentage: 10 });
  actAs(lead);
  await promote(store, 'mfe-catalog', '1.0.0-b');
  await switchModule(store, 'mfe-catalog', false);
  await switchModule(store, 'mfe-catalog', true);
  await rollBack(store, 'mfe-catalog');
  assert.deepEqual(read(outputDir), { live: '1.0.0-a', refused: [] });
  const log = await readReleaseLog(store);
  assert.deepEqual(
    log.map(({ action, key }) => `${action} ${key === lead.id ? 'lead' : key === team.id ? 'team' : key}`),
    ['rollback lead', 'switch-on lead', 'switch-off lead', 'promote lead', 'canary team', 'promote lead'],
  );
});

test('[MOD-13] what a key may not do is refused, and nothing changes', async () => {
  const { outputDir, store } = await aSite();
  actAs(team);
  await assert.rejects(promote(store, 'mfe-catalog', '1.0.0-b'), {
    message: `key ${team.id} may not promote mfe-catalog`,
  });
  await assert.rejects(switchModule(store, 'mfe-catalog', false), /may not switch mfe-catalog$/);
  await assert.rejects(storeRelease(store, aBuiltModule({ name: 'mfe-account' })), /may not publish mfe-account$/);
  actAs(undefined);
  await assert.rejects(rollBack(store, 'mfe-catalog'), {
    message: 'to rollback mfe-catalog, RELEASE_SIGNING_KEY is needed',
  });
  assert.deepEqual(read(outputDir), { live: '1.0.0-a', refused: [] });
});

test('[MOD-13] a registry that was changed without the right is not believed', async () => {
  const { outputDir, store } = await aSite();
  const file = join(outputDir, 'registry.json');
  const before = readFileSync(file, 'utf8');
  // Someone with write access to the store but only the team's key makes the next release live.
  actAs(team);
  process.env.RELEASE_RIGHTS = JSON.stringify({ ...rights, [team.id]: { '*': ['publish', 'promote'] } });
  await promote(store, 'mfe-catalog', '1.0.0-b');
  actAs();
  assert.deepEqual(read(outputDir), {
    live: undefined,
    refused: [`no module can be used: mfe-catalog: made live with ${team.id}, which may not promote mfe-catalog`],
  });
  // Or modifies what the lead has signed.
  const document = JSON.parse(before);
  document.modules['mfe-catalog'].off = { since: '2027-01-01T00:00:00.000Z' };
  writeFileSync(file, JSON.stringify(document));
  assert.deepEqual(read(outputDir).refused, ['no module can be used: mfe-catalog: not what was made live']);
});

test('[MOD-13] what was live before there were rights is promoted once more, and then believed', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  // The team has done everything so far.
  actAs(team);
  delete process.env.RELEASE_RIGHTS;
  await storeRelease(store, aBuiltModule({ version: '1.0.0-a' }));
  await promote(store, 'mfe-catalog', '1.0.0-a');
  process.env.RELEASE_SIGNING_KEY = lead.signingKey;
  await promote(store, 'mfe-catalog', '1.0.0-a');
  actAs(lead);
  assert.deepEqual(read(outputDir), { live: '1.0.0-a', refused: [] });
  const { length } = await readReleaseLog(store);
  await promote(store, 'mfe-catalog', '1.0.0-a');
  assert.equal((await readReleaseLog(store)).length, length, 'nothing changes any more');
});

test('rights that cannot be read end the program', () => {
  for (const wrong of ['{', '{"key":{}}', '{"0123456789abcdef":{"booking":[]}}', '{"0123456789abcdef":{"*":["all"]}}'])
    assert.throws(() => readRights({ RELEASE_RIGHTS: wrong }), /^Error: RELEASE_RIGHTS: /, wrong);
});

test('[FLT-45] an entry that was signed once and is put back is refused, by gateways that go on and by copies of a bucket', async () => {
  const { outputDir, store } = await aSite();
  const file = join(outputDir, 'registry.json');
  const earlier = JSON.parse(readFileSync(file, 'utf8'));
  const refused: RefusedEntry[] = [];
  const readOn = createRegistryReader(outputDir, { report: (entry) => refused.push(entry) });
  readOn();
  actAs(lead);
  await promote(store, 'mfe-catalog', '1.0.0-b');
  assert.equal(readOn().modules['mfe-catalog']?.current.version, '1.0.0-b');
  const copy = temporaryFolder();
  const mirror = createMirror({ store, outputDir: copy, report: (entry) => refused.push(entry) });
  await mirror.start();
  mirror.stop();
  assert.equal(read(copy).live, '1.0.0-b');

  writeFileSync(file, JSON.stringify({ ...earlier, revision: 100 }));
  actAs();
  assert.equal(readOn().modules['mfe-catalog']?.current.version, '1.0.0-b');
  const startedAgain = createMirror({ store, outputDir: copy, report: (entry) => refused.push(entry) });
  await startedAgain.start();
  startedAgain.stop();
  assert.equal(read(copy).live, '1.0.0-b');
  assert.deepEqual(
    refused.map(({ entry, reason }) => [entry, /^change \d+ was put in the place of change \d+$/.test(reason)]),
    [
      ['mfe-catalog', true],
      ['mfe-catalog', true],
    ],
  );

  // A key with the right may restore the earlier release by a new change.
  actAs(lead);
  await promote(store, 'mfe-catalog', '1.0.0-b');
  await rollBack(store, 'mfe-catalog', { to: '1.0.0-a' });
  assert.equal(readOn().modules['mfe-catalog']?.current.version, '1.0.0-a');
});
