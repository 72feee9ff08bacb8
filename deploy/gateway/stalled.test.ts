import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';

test('[FLT-26] a gateway whose event loop stands still ends within seconds, to be started again', async () => {
  const outputDir = temporaryFolder();
  await publishShell(createFolderStore(outputDir), aBuiltShell());
  await publish(createFolderStore(outputDir), aBuiltModule({ routes: ['/'] }));
  const api = await startTestApi(referenceResponses);
  const { child, ended, output } = await startGatewayProcess(
    { after },
    {
      OUTPUT_DIR: outputDir,
      API_URL: api.url,
      SITE_URL: 'https://idavuelta.example',
      LOG_LEVEL: 'silent',
      STALL_LIMIT_SECONDS: '2',
      NODE_OPTIONS: `--import=${import.meta.resolve('@idavuelta/simulators/stalled/stall-on-signal.mjs')}`,
    },
  );
  child.kill('SIGUSR2');
  await ended;
  assert.equal(child.signalCode, 'SIGKILL');
  assert.match(output(), /^The event loop has stood still for 2 s/m);
});
