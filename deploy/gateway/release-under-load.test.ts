import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { publish, publishShell, rollBack } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { startRenderingGateway } from '../testing/gateway.ts';
import { buildForNode } from '../testing/react/build.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
const api = await startTestApi(referenceResponses);
const shells = {
  a: aBuiltShell('1.0.0-a', { server: await buildForNode('shell', 'a') }),
  b: aBuiltShell('1.0.0-b', { server: await buildForNode('shell', 'b') }),
};
const aModule = async (version: string) =>
  aBuiltModule({
    version: `1.0.0-${version}`,
    routes: [{ path: '/', public: true }],
    server: await buildForNode('module', version),
  });
const modules = { a: await aModule('a'), b: await aModule('b') };

await publishShell(store, shells.a);
await publish(store, modules.a);
const gateway = await startRenderingGateway({ outputDir, apiUrl: api.url }, { threads: 2, timeout: 10_000 });
const url = await gateway.listen({ port: 0, host: '127.0.0.1' });

interface Visit {
  /** How many changes had been published when it began. */
  changes: number;
  content: string;
}

/** Requests pages until stopped. @returns the visits, a function to call after each change, and one to stop */
function visitors(count: number) {
  const visits: Visit[] = [];
  let open = true;
  let changes = 0;
  const visit = async () => {
    while (open) {
      const begun = changes;
      const html = await (await fetch(url)).text();
      visits.push({ changes: begun, content: /<div id="root">(.*?)<\/div>/.exec(html)?.[1] ?? html });
    }
  };
  const all = Promise.all(Array.from({ length: count }, visit));
  const published = () => {
    changes += 1;
    return changes;
  };
  const stop = () => {
    open = false;
    return all;
  };
  return { visits, published, stop };
}

test('while shell and module are published and rolled back, every response has the content of live releases', async () => {
  const { visits, published, stop } = visitors(4);
  /** Waits for pages requested after the change; one requested before may come later than many of them. */
  const settled = async (content: string) => {
    const change = published();
    const seen = () => visits.filter(({ changes }) => changes === change);
    while (seen().length < 16) await wait(5);
    assert.deepEqual(new Set(seen().map((visit) => visit.content)), new Set([`<h1>${content}</h1>`]));
  };
  try {
    await settled('module a in shell a');
    await publishShell(store, shells.b);
    await settled('module a in shell b');
    await publish(store, modules.b);
    await settled('module b in shell b');
    await rollBack(store, 'shell');
    await settled('module b in shell a');
    await rollBack(store, 'mfe-catalog');
    await settled('module a in shell a');
    await Promise.all([publishShell(store, shells.b), publish(store, modules.b)]);
    await settled('module b in shell b');
  } finally {
    await stop();
  }
  const without = visits.filter(({ content }) => !/^<h1>module [ab] in shell [ab]<\/h1>$/.test(content));
  assert.deepEqual(without, [], `${without.length} of ${visits.length} responses`);
});
