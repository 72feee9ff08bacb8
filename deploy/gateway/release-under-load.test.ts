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

/** Requests pages until stopped. @returns the content of every response, and a function to stop */
function visitors(count: number) {
  const contents: string[] = [];
  let open = true;
  const visit = async () => {
    while (open) {
      const html = await (await fetch(url)).text();
      contents.push(/<div id="root">(.*?)<\/div>/.exec(html)?.[1] ?? html);
    }
  };
  const visits = Promise.all(Array.from({ length: count }, visit));
  const stop = () => {
    open = false;
    return visits;
  };
  return { contents, stop };
}

test('while shell and module are published and rolled back, every response has the content of live releases', async () => {
  const { contents, stop } = visitors(4);
  /** Waits until every visitor has seen some pages requested after the change. */
  const settled = async (content: string) => {
    const from = contents.length + 4;
    while (contents.length < from + 12) await wait(5);
    assert.deepEqual(new Set(contents.slice(from)), new Set([`<h1>${content}</h1>`]));
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
  const without = contents.filter((content) => !/^<h1>module [ab] in shell [ab]<\/h1>$/.test(content));
  assert.deepEqual(without, [], `${without.length} of ${contents.length} responses`);
});
