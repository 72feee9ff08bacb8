import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { spawnGateway, startGatewayProcess } from '../testing/gateway-process.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';

const outputDir = temporaryFolder();
await publishShell(createFolderStore(outputDir), aBuiltShell());
await publish(createFolderStore(outputDir), aBuiltModule({ routes: ['/'] }));

/** The API responds to `/slow` only after this is resolved. */
const slow = Promise.withResolvers<void>();
const arrived = Promise.withResolvers<void>();
const api = createServer(async (request, response) => {
  if (request.url === '/slow') {
    arrived.resolve();
    await slow.promise;
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":[]}');
}).listen(0, '127.0.0.1');
after(() => api.close());
const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

async function until(condition: () => Promise<boolean>) {
  while (!(await condition())) await wait(20);
}

test('a gateway whose environment is wrong names every variable and does not start', async () => {
  const wrong = {
    SITE_ORIGINS: 'idavuelta.cl',
    PORT: 'x',
    MODULE_ORIGINS: 'y',
    PAYMENT_FORM_ORIGINS: 'https://bank.example/pay',
  };
  const { ended, output } = spawnGateway({ after }, wrong);
  assert.equal((await ended)[0], 1);
  assert.deepEqual(output().trim().split('\n'), [
    'PORT: "x" is not a whole number from 0 to 65535',
    'API_URL is required',
    'SITE_URL is required',
    'PAYMENT_FORM_ORIGINS: "https://bank.example/pay" is not an origin',
    'MODULE_ORIGINS: "y" is not an origin',
  ]);
});

test('[API-16] a gateway that is stopped says first that it is not ready, then answers what has begun and nothing else', async () => {
  const gateway = await startGatewayProcess(
    { after },
    {
      OUTPUT_DIR: outputDir,
      API_URL: apiUrl(),
      SITE_URL: 'https://idavuelta.example',
      NODE_ENV: 'production',
      STOP_DELAY_SECONDS: '1',
    },
  );
  const { url, child, ended } = gateway;
  const page = await fetch(url);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<div id="root">/);
  assert.match(page.headers.get('strict-transport-security') ?? '', /max-age=/);
  assert.equal((await fetch(`${url}/readyz`)).status, 200);

  const begun = fetch(`${url}/backend/slow`);
  await arrived.promise;
  child.kill('SIGTERM');
  await until(async () => (await fetch(`${url}/readyz`)).status === 503);
  await until(() =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  child.kill('SIGTERM');
  slow.resolve();
  const response = await begun;
  assert.deepEqual([response.status, response.headers.get('connection')], [200, 'close']);
  assert.deepEqual(await response.json(), { success: true, data: [] });
  assert.equal((await ended)[0], 0, gateway.output());
});

test('[API-16] a gateway that is stopped does not wait for a connection that a browser opened and has not used', async () => {
  const { child, ended, port } = await startGatewayProcess(
    { after },
    { OUTPUT_DIR: outputDir, API_URL: apiUrl(), SITE_URL: 'https://idavuelta.example', STOP_DELAY_SECONDS: '0' },
  );
  const unused = connect(Number(port), '127.0.0.1');
  after(() => unused.destroy());
  await once(unused, 'connect');
  child.kill('SIGTERM');
  assert.deepEqual(await Promise.race([ended, wait(10_000, 'still runs', { ref: false })]), [0, null]);
});
