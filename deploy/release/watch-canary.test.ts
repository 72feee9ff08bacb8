import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ClientEvent } from '@idavuelta/shared/contracts';
import { createGateway } from '../gateway/server.ts';
import { readReleaseLog, readStoredRegistry } from '../registry/registry-document.ts';
import { publish, publishShell, rollBack, startCanary } from '../registry/releases.ts';
import { storeRelease } from '../registry/stored-releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { aVisitor } from '../testing/visitor.ts';
import { readTallies } from './tallies.ts';
import { watchCanary } from './watch-canary.ts';

const name = 'mfe-catalog';

/** Creates a site with two gateways and a canary for half of the visitors. */
async function aSite() {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publishShell(store, aBuiltShell());
  await publish(store, aBuiltModule({ version: '1.0.0-old' }));
  await storeRelease(store, aBuiltModule({ version: '1.0.0-new' }));
  await startCanary(store, name, '1.0.0-new', { percentage: 50 });
  const startGateway = async (port = 0) => {
    const gateway = await createGateway({
      outputDir,
      apiUrl: 'http://127.0.0.1:9',
      origins: ['http://site.test'],
      paymentOrigins: [],
      trustProxy: true,
      visitKey: 'the same for all gateways of a site',
    });
    const address = await gateway.listen({ port, host: '127.0.0.1' });
    after(() => gateway.close());
    return { address, stop: () => gateway.close() };
  };
  const gateways = [await startGateway(), await startGateway()];
  const watch = (options: Partial<Parameters<typeof watchCanary>[0]> = {}) =>
    watchCanary({
      store,
      name,
      version: '1.0.0-new',
      read: () => Promise.all(gateways.map(({ address }) => readTallies(address))),
      enough: 100,
      interval: 20,
      ...options,
    });
  return { store, gateways, startGateway, watch };
}

let visitors = 0;
const nextAddress = () => {
  visitors += 1;
  return `10.9.${visitors >> 8}.${visitors & 255}`;
};

/**
 * Sends visitors to the site until the watch ends: each opens a page, loads the module and reports events.
 * @param fails tells whether the canary throws for a visitor
 */
async function visitUntil(
  ended: Promise<unknown>,
  gateways: { address: string }[],
  fails: (visitor: number) => boolean,
) {
  let open = true;
  void ended.finally(() => (open = false)).catch(() => {});
  while (open) {
    const address = nextAddress();
    const visitor = aVisitor(gateways[visitors % gateways.length]?.address ?? '', address);
    await visitor.open('/');
    const { current, previous } = (await visitor.registry()).modules[name] ?? assert.fail('the module is gone');
    await visitor.get(current.entry);
    const release = { module: name, version: current.version };
    const throws = current.version === '1.0.0-new' && fails(visitors);
    const events: ClientEvent[] = [{ kind: 'load', ...release }];
    if (throws && previous)
      events.push(
        { kind: 'error', failure: 'start', ...release },
        { kind: 'load', module: name, version: previous.version },
      );
    assert.equal((await visitor.report(events)).status, 204);
  }
}

const versions = async (store: Awaited<ReturnType<typeof aSite>>['store']) => {
  const { current, canary } = (await readStoredRegistry(store)).modules[name] ?? {};
  return [current?.version, canary?.release.version];
};

test('[MOD-06] a canary that throws in 30 % of its renders is taken back by itself, and the history says why', async () => {
  const { store, gateways, watch } = await aSite();
  const watched = watch({ enough: 10_000 });
  await visitUntil(watched, gateways, (visitor) => visitor % 10 < 3);
  const { outcome, why } = await watched;
  assert.equal(outcome, 'rolled back');
  assert.deepEqual(await versions(store), ['1.0.0-old', undefined]);
  const [event] = await readReleaseLog(store, name);
  assert.deepEqual([event?.action, event?.by, event?.why], ['rollback', 'canary watch', why]);
  assert.match(why, /^\d+\.\d % of \d+ failed, of 1\.0\.0-old 0\.0 % of \d+$/);
});

test('[MOD-06] a good canary is promoted once enough visitors had it', async () => {
  const { store, gateways, watch } = await aSite();
  const watched = watch({ enough: 60 });
  await visitUntil(watched, gateways, () => false);
  assert.equal((await watched).outcome, 'promoted');
  assert.deepEqual(await versions(store), ['1.0.0-new', undefined]);
});

test('[MOD-06] a watch ends when somebody takes the canary back', async () => {
  const { store, watch } = await aSite();
  const watched = watch();
  await rollBack(store, name);
  assert.equal((await watched).outcome, 'ended by somebody else');
  assert.deepEqual(await versions(store), ['1.0.0-old', undefined]);
});

test('[MOD-06] a gateway that is away, and then counts anew, neither ends the watch nor is counted twice', async () => {
  const { gateways, startGateway, watch } = await aSite();
  const [first, second] = gateways;
  const load = async (address = '', count: number) => {
    for (let i = 0; i < count; i += 1) {
      const visitor = aVisitor(address, nextAddress(), { 'idavuelta-group': '0' });
      await visitor.open('/');
      await visitor.get(`/modules/${name}/1.0.0-new/remoteEntry.js`);
      await visitor.report([{ kind: 'load', module: name, version: '1.0.0-new' }]);
    }
  };
  await load(first?.address, 10); // before the watch, so it does not count
  const troubles: string[] = [];
  const checks: number[] = [];
  const watched = watch({
    enough: 70,
    onTrouble: ({ message }) => troubles.push(message),
    onCheck: ({ loads }) => checks.push(loads),
  });
  const until = async (isTrue: () => boolean) => {
    const deadline = Date.now() + 10_000;
    while (!isTrue()) {
      assert.ok(Date.now() < deadline, 'it took too long');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await until(() => checks.length > 0);
  await load(first?.address, 20);
  await load(second?.address, 20);
  await until(() => checks.at(-1) === 40);
  await second?.stop();
  await until(() => troubles.length > 0);
  assert.match(troubles[0] ?? '', /metrics\.json does not answer/);
  const again = await startGateway(Number(new URL(second?.address ?? '').port));
  await load(again.address, 10);
  await until(() => checks.at(-1) === 50);
  await load(again.address, 20);
  assert.equal((await watched).outcome, 'promoted');
  assert.equal(checks.at(-1), 70);
});

const newRelease = { module: name, version: '1.0.0-new' };
const fiveErrors = Array<ClientEvent>(5).fill({ kind: 'error', failure: 'start', ...newRelease });
const fiftyLoads = Array<ClientEvent>(50).fill({ kind: 'load', ...newRelease });

/** Returns the watch's result for these reports, all sent while it was active. */
async function watchedWhile(send: (gateways: { address: string }[]) => Promise<void>) {
  const { store, gateways, watch } = await aSite();
  const checks: number[] = [];
  const watched = watch({ onCheck: ({ loads, failures }) => checks.push(loads + failures) });
  while (!checks.length) await new Promise((resolve) => setTimeout(resolve, 5));
  await send(gateways);
  const seen = checks.length + 2;
  while (checks.length < seen) await new Promise((resolve) => setTimeout(resolve, 5));
  const live = await versions(store);
  await rollBack(store, name);
  assert.equal((await watched).outcome, 'ended by somebody else');
  return { live, counted: checks.at(-1) };
}
const undecided = ['1.0.0-old', '1.0.0-new'];

test('[FLT-06] five errors that nobody had, and two hundred loads, decide nothing', async () => {
  const { live, counted } = await watchedWhile(async ([gateway]) => {
    const stranger = aVisitor(gateway?.address ?? '', nextAddress());
    await stranger.report(fiveErrors);
    for (let i = 0; i < 4; i += 1) await stranger.report(fiftyLoads);
  });
  assert.deepEqual([live, counted], [undecided, 0]);
});

test('[FLT-06] one visitor counts once, however often, and one address for a few visitors', async () => {
  const { live, counted } = await watchedWhile(async ([gateway]) => {
    const visitor = aVisitor(gateway?.address ?? '', nextAddress(), { 'idavuelta-group': '0' });
    await visitor.open('/');
    for (let i = 0; i < 5; i += 1) await visitor.report([...fiveErrors, ...fiftyLoads.slice(0, 5)]);
    assert.equal((await visitor.registry()).modules[name]?.current.version, '1.0.0-new');
  });
  assert.deepEqual([live, counted], [undecided, 2]);

  const crowd = await watchedWhile(async (gateways) => {
    const address = nextAddress();
    for (let i = 0; i < 40; i += 1) {
      const visitor = aVisitor(gateways[i % 2]?.address ?? '', address, { 'idavuelta-group': '0' });
      await visitor.open('/');
      await visitor.report([...fiveErrors.slice(0, 1)]);
    }
  });
  // Five failures at one gateway withdraw a canary, three at each of two do not.
  assert.deepEqual([crowd.live, crowd.counted], [undecided, 6]);
});

test('[FLT-06] a visitor says nothing of a release that was not served to them, nor with a token of their own making', async () => {
  const { live, counted } = await watchedWhile(async ([gateway]) => {
    const other = aVisitor(gateway?.address ?? '', nextAddress(), { 'idavuelta-group': '99' });
    await other.open('/');
    await other.report([...fiveErrors, ...fiftyLoads.slice(0, 5)]);
    const forger = aVisitor(gateway?.address ?? '', nextAddress(), { 'idavuelta-group': '0' });
    await forger.open('/');
    forger.cookies['idavuelta-visit'] = forger.cookies['idavuelta-visit']?.replace(/^.{12}/, 'AAAAAAAAAAAA') ?? '';
    await forger.report(fiveErrors);
  });
  assert.deepEqual([live, counted], [undecided, 0]);
});
