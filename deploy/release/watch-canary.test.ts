import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ClientEvent, Registry } from '@idavuelta/shared/contracts';
import { createGateway } from '../gateway/server.ts';
import { readReleaseLog, readStoredRegistry } from '../registry/registry-document.ts';
import { publish, publishShell, rollBack, startCanary } from '../registry/releases.ts';
import { storeRelease } from '../registry/stored-releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { readFigures } from './figures.ts';
import { watchCanary } from './watch-canary.ts';

const name = 'mfe-catalog';

/** A site of two gateways with a canary for half of the visitors. */
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
      read: () => Promise.all(gateways.map(({ address }) => readFigures(address))),
      enough: 100,
      interval: 20,
      ...options,
    });
  return { store, gateways, startGateway, watch };
}

let visitors = 0;

/**
 * Visitors come to the site until it has ended: each asks a gateway which release is theirs, and reports what happens.
 * @param fails whether the canary throws for a visitor
 */
async function visitUntil(
  ended: Promise<unknown>,
  gateways: { address: string }[],
  fails: (visitor: number) => boolean,
) {
  let open = true;
  void ended.finally(() => (open = false)).catch(() => {});
  while (open) {
    visitors += 1;
    const address = gateways[visitors % gateways.length]?.address;
    const headers = { 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}` };
    const { modules }: Registry = await (await fetch(`${address}/registry.json`, { headers })).json();
    const { current, previous } = modules[name] ?? assert.fail('the module is gone');
    const release = { module: name, version: current.version };
    const throws = current.version === '1.0.0-new' && fails(visitors);
    const events: ClientEvent[] = [{ kind: 'load', ...release }];
    if (throws && previous)
      events.push(
        { kind: 'error', failure: 'start', ...release },
        { kind: 'load', module: name, version: previous.version },
      );
    const response = await fetch(`${address}/client-events`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(events),
    });
    assert.equal(response.status, 204);
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
  const load = async (address: string | undefined, count: number) => {
    const events = Array(count).fill({ kind: 'load', module: name, version: '1.0.0-new' });
    const body = JSON.stringify(events);
    await fetch(`${address}/client-events`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  };
  await load(first?.address, 10); // before the watch: of no interest
  const troubles: string[] = [];
  const looks: number[] = [];
  const watched = watch({
    enough: 70,
    onTrouble: ({ message }) => troubles.push(message),
    onLook: ({ loads }) => looks.push(loads),
  });
  const until = async (isTrue: () => boolean) => {
    const deadline = Date.now() + 10_000;
    while (!isTrue()) {
      assert.ok(Date.now() < deadline, 'it took too long');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await until(() => looks.length > 0);
  await load(first?.address, 20);
  await load(second?.address, 20);
  await until(() => looks.at(-1) === 40);
  await second?.stop();
  await until(() => troubles.length > 0);
  assert.match(troubles[0] ?? '', /metrics\.json does not answer/);
  const again = await startGateway(Number(new URL(second?.address ?? '').port));
  await load(again.address, 10);
  await until(() => looks.at(-1) === 50);
  await load(again.address, 20);
  assert.equal((await watched).outcome, 'promoted');
  assert.equal(looks.at(-1), 70);
});
