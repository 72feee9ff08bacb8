import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { readSiteConfig } from '../site-config.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { createGateway, type GatewayOptions } from './server.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
await publishShell(store, aBuiltShell());
await publish(store, aBuiltModule({ routes: ['/', '/verify-account/:token'] }));

async function startGateway(t: TestContext, settings: Partial<GatewayOptions> = {}) {
  const lines: Record<string, unknown>[] = [];
  const gateway = await createGateway({
    outputDir,
    apiUrl: 'http://127.0.0.1:9',
    origins: ['https://idavuelta.example'],
    paymentOrigins: [],
    log: { level: 'warn', stream: { write: (line) => void lines.push(JSON.parse(line)) } },
    ...settings,
  });
  t.after(() => gateway.close());
  return { gateway, logged: () => lines.filter(({ msg }) => msg === 'blocked by the content security policy') };
}

const policyOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => rule.split(/ (.*)/s).slice(0, 2)),
  );

test('without a configuration pages fetch from the site alone', async (t) => {
  const { gateway } = await startGateway(t);
  const policy = policyOf((await gateway.inject('/')).headers);
  assert.equal(policy['script-src'], "'self'");
  assert.equal(policy['connect-src'], "'self'");
  assert.equal(policy['worker-src'], "'self' blob:");
  assert.equal(policy['img-src'], "'self' data: blob:");
});

test('the policy allows what is configured: tiles of the map, API, registry and modules of other origins', async (t) => {
  const config = readSiteConfig({
    MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    API_BASE_URL: 'https://api.example/v1',
    REGISTRY_URL: 'https://registry.example/registry.json',
    MODULE_ORIGINS: 'https://modules.example,https://more.example',
  });
  const { gateway } = await startGateway(t, { config });
  const { headers, body } = await gateway.inject('/config.js');
  const policy = policyOf(headers);
  const modules = 'https://modules.example https://more.example';
  assert.equal(policy['img-src'], `'self' data: blob: ${modules} https://api.example https://*.tiles.example`);
  assert.equal(policy['connect-src'], `'self' ${modules} https://api.example https://registry.example`);
  assert.equal(policy['script-src'], `'self' ${modules}`);
  assert.equal(policy['worker-src'], "'self' blob:");
  assert.equal(policy['media-src'], `'self' blob: ${modules} https://api.example`);
  assert.deepEqual(JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)), config);
});

test('overrides of developers are allowed where they are configured, and nowhere else', async (t) => {
  const config = readSiteConfig({ OVERRIDE_ORIGINS: 'http://localhost:*' });
  const { gateway } = await startGateway(t, { config });
  const { headers, body } = await gateway.inject('/config.js');
  assert.equal(policyOf(headers)['script-src'], "'self' http://localhost:*");
  assert.match(body, /"overrideOrigins":\["http:\/\/localhost:\*"\]/);
  assert.equal(readSiteConfig({ MAP_TILES: '' }).overrideOrigins, undefined);
  assert.throws(() => readSiteConfig({ OVERRIDE_ORIGINS: '*' }), /OVERRIDE_ORIGINS: "\*" is not an origin/);
});

test('a configured path is on the site itself, and something that is no address stops the start', () => {
  assert.deepEqual(readSiteConfig({ API_BASE_URL: '/api', MAP_TILES: '' }), { apiBaseUrl: '/api' });
  assert.throws(() => readSiteConfig({ MAP_TILES: 'tiles.example' }), /MAP_TILES: "tiles\.example" is not an address/);
  assert.throws(() => readSiteConfig({ MODULE_ORIGINS: 'https://a.example/x' }), /MODULE_ORIGINS: .* is not an origin/);
});

test('browsers are told to use HTTPS alone in production only', async (t) => {
  const production = (await startGateway(t, { hsts: true })).gateway;
  assert.match(String((await production.inject('/')).headers['strict-transport-security']), /^max-age=\d{8}$/);
  const development = (await startGateway(t)).gateway;
  assert.equal((await development.inject('/')).headers['strict-transport-security'], undefined);
});

const reportUri = {
  'csp-report': {
    'document-uri': 'https://idavuelta.example/verify-account/secret-token?mail=ana@example.test',
    'blocked-uri': 'https://evil.example/x.js?session=secret',
    'effective-directive': 'script-src-elem',
    'source-file': 'https://idavuelta.example/modules/mfe-catalog/1.0.0/page.js?v=secret',
  },
};
const reportTo = {
  type: 'csp-violation',
  body: {
    documentURL: 'https://idavuelta.example/verify-account/secret-token',
    blockedURL: 'https://evil.example/x.js?session=secret',
    effectiveDirective: 'script-src-elem',
    sourceFile: 'https://idavuelta.example/modules/mfe-catalog/1.0.0/page.js',
  },
};

for (const [type, body] of [
  ['application/csp-report', reportUri],
  ['application/reports+json', [reportTo, { type: 'deprecation', body: {} }]],
] as const) {
  test(`a violation reported as ${type} is logged, without queries and tokens`, async (t) => {
    const { gateway, logged } = await startGateway(t);
    const { headers } = await gateway.inject('/');
    const policy = policyOf(headers);
    assert.equal(headers['reporting-endpoints'], `csp="${policy['report-uri']}"`);
    assert.equal(policy['report-to'], 'csp');

    const url = String(policy['report-uri']);
    const headersOfReport = { 'content-type': type };
    const response = await gateway.inject({
      method: 'POST',
      url,
      headers: headersOfReport,
      body: JSON.stringify(body),
    });
    assert.equal(response.statusCode, 204);
    const [line, ...others] = logged();
    assert.deepEqual(others, []);
    assert.equal(line?.directive, 'script-src-elem');
    assert.equal(line?.blocked, 'https://evil.example/x.js');
    assert.equal(line?.page, 'https://idavuelta.example/verify-account/:token');
    assert.equal(line?.source, 'https://idavuelta.example/modules/mfe-catalog/1.0.0/page.js');
    assert.doesNotMatch(JSON.stringify(line), /secret|ana@/);
  });
}

test('reports are limited in size, number and rate, and nonsense is no report', async (t) => {
  const { gateway, logged } = await startGateway(t);
  const post = async (body: string, remoteAddress = '198.51.100.1') => {
    const headers = { 'content-type': 'application/reports+json' };
    return (await gateway.inject({ method: 'POST', url: '/csp-reports', headers, body, remoteAddress })).statusCode;
  };
  assert.equal(await post('{"csp-report": '), 400);
  assert.equal(await post(JSON.stringify({ 'csp-report': 'x' })), 204);
  assert.equal(await post(JSON.stringify([null, 1, { type: 'csp-violation' }])), 204);
  assert.equal(await post(JSON.stringify([{ ...reportTo, padding: 'x'.repeat(20_000) }])), 413);
  assert.equal(logged().length, 0);
  assert.equal(await post(JSON.stringify(Array.from({ length: 80 }, () => reportTo))), 413);
  assert.equal(await post(JSON.stringify(Array.from({ length: 15 }, () => reportTo))), 204);
  assert.equal(logged().length, 10);

  const statuses = [];
  for (let i = 0; i < 20; i += 1) statuses.push(await post(JSON.stringify([reportTo])));
  assert.equal(statuses.at(0), 204);
  assert.equal(statuses.at(-1), 429);
  assert.equal(await post(JSON.stringify([reportTo]), '198.51.100.2'), 204);
});
