import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { visitUntilRefused } from '../testing/visitors-on-connections.ts';

const outputDir = temporaryFolder();
await publishShell(createFolderStore(outputDir), aBuiltShell());
await publish(createFolderStore(outputDir), aBuiltModule({ routes: ['/'] }));
const api = await startTestApi(referenceResponses);

for (const round of [1, 2, 3])
  test(`[FLT-17] a gateway that is stopped under load resets no request and refuses none that it took (${round})`, async () => {
    const { url, child, ended, output } = await startGatewayProcess(
      { after },
      { OUTPUT_DIR: outputDir, API_URL: api.url, SITE_URL: 'https://idavuelta.example', LOG_LEVEL: 'silent' },
    );
    const visits = visitUntilRefused(url, 40, ['/backend/countries', '/', '/registry.json']);
    await wait(300 + 37 * round);
    child.kill('SIGTERM');
    const { 200: served = 0, refused, ...rest } = await visits;
    assert.ok(served > 40);
    assert.deepEqual([refused, rest], [40, {}]);
    assert.equal((await ended)[0], 0, output());
  });
