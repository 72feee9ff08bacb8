import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { clientEventsPath, previewHeader, type Registry } from '@idavuelta/shared/contracts';
import Fastify from 'fastify';
import { publish, publishShell } from '../registry/releases.ts';
import { makeKeys, readSigningKey } from '../registry/signing/keys.ts';
import { previewToken } from '../registry/signing/preview-tokens.ts';
import { storeRelease } from '../registry/stored-releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { startRenderingGateway } from '../testing/gateway.ts';
import { aBuiltShell, aRenderedCatalogue, temporaryFolder } from '../testing/releases.ts';

const keys = makeKeys();
process.env.RELEASE_SIGNING_KEY = keys.signingKey;
process.env.RELEASE_PUBLIC_KEYS = keys.publicKey;

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
const api = await startTestApi(referenceResponses);
await publishShell(store, aBuiltShell());
await publish(store, aRenderedCatalogue('1.0.0-live'));
await storeRelease(store, aRenderedCatalogue('1.0.0-next'));

const gateway = await startRenderingGateway({ outputDir, apiUrl: api.url }, { ttl: 60_000 });
const hour = 3_600_000;

/** @param hours lifetime of the link */
const link = (version: string, hours = 1, signing = keys) => {
  const key = readSigningKey({ RELEASE_SIGNING_KEY: signing.signingKey }) ?? assert.fail();
  return `/?lang=es-PE&release=${previewToken({ module: 'mfe-catalog', version }, Date.now() + hours * hour, key)}`;
};
const open = (url: string, cookie?: string) =>
  gateway.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });

/** Follows a link. @returns the cookie it sets */
async function follow(url: string, cookie?: string) {
  const response = await open(url, cookie);
  assert.equal(response.statusCode, 302, response.body);
  assert.equal(response.headers.location, '/?lang=es-PE');
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

test('[MOD-11] whoever has the link sees the release, rendered, and nobody else does', async () => {
  const cookie = await follow(link('1.0.0-next'));
  const page = await open('/', cookie);
  assert.match(page.body, /catalogue 1\.0\.0-next/);
  assert.equal(page.headers['x-robots-tag'], 'noindex');
  assert.equal(page.headers['cache-control'], 'private, no-store');
  const response: Registry = (await gateway.inject({ url: '/registry.json', headers: { cookie } })).json();
  assert.equal(response.modules['mfe-catalog']?.current.version, '1.0.0-next');
  assert.equal(response.modules['mfe-catalog']?.previous?.version, '1.0.0-live', 'what heals it');
  assert.deepEqual(
    response.previews?.map(({ module, version }) => `${module} ${version}`),
    ['mfe-catalog 1.0.0-next'],
  );
  const others = await open('/');
  assert.match(others.body, /catalogue 1\.0\.0-live/);
  assert.equal(others.headers['x-robots-tag'], undefined);
});

test('[MOD-11] a link that expired, that nobody signed, or to what is not published leads nowhere', async () => {
  const wrong = [
    link('1.0.0-next', -1),
    link('1.0.0-next', 1, makeKeys()),
    link('1.0.0-none'),
    '/?release=mfe-catalog',
  ];
  for (const url of wrong) {
    const response = await open(url);
    assert.equal(response.statusCode, 403, url);
    assert.equal(response.headers['set-cookie'], undefined);
  }
});

test('[MOD-11] a cookie that was changed shows what is live; ?release=live ends the preview', async () => {
  const cookie = await follow(link('1.0.0-next'));
  assert.match((await open('/', cookie.replace('1.0.0-next', '1.0.0-nexx'))).body, /catalogue 1\.0\.0-live/);
  const ended = await follow('/?lang=es-PE&release=live', cookie);
  assert.equal(ended, 'idavuelta-preview=');
});

test('[MOD-11] a link never leads to another site', async () => {
  const address = new URL(await gateway.listen({ port: 0, host: '127.0.0.1' }));
  // Returns the header as sent, because a client that parses the URL would fix it.
  const locationOf = async (path: string) => {
    const [response] = (await once(get({ host: address.hostname, port: address.port, path }), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    return String(response.headers.location);
  };
  for (const path of ['//elsewhere.example/?release=live', '/.//elsewhere.example?release=live'])
    assert.equal(new URL(await locationOf(path), 'http://site.test').host, 'site.test', path);
});

test('[MOD-11] the API learns of the preview from the gateway alone', async () => {
  const seen: unknown[] = [];
  const echo = Fastify();
  echo.get('/anything', ({ headers }) => seen.push(headers[previewHeader]) && {});
  const apiUrl = await echo.listen({ port: 0 });
  const other = await startRenderingGateway({ outputDir, apiUrl });
  const cookie = await follow(link('1.0.0-next'));
  const call = (headers: Record<string, string>) => other.inject({ url: '/backend/anything', headers });
  await call({ cookie });
  await call({ [previewHeader]: 'mfe-booking@9.9.9' });
  assert.deepEqual(seen, ['mfe-catalog@1.0.0-next', undefined]);
  await echo.close();
});

test('[MOD-11] renders and reports of a preview are in no figures', async () => {
  const cookie = await follow(link('1.0.0-next'));
  await open('/', cookie);
  const payload = [{ kind: 'load', module: 'mfe-catalog', version: '1.0.0-live' }];
  const report = (headers: Record<string, string>) =>
    gateway.inject({ method: 'POST', url: clientEventsPath, payload, headers });
  const figures = async (version: string) =>
    (await gateway.inject('/metrics')).body.split('\n').filter((line) => line.includes(`"${version}"`));
  const before = await figures('1.0.0-live');
  assert.equal((await report({ cookie })).statusCode, 204);
  assert.deepEqual(await figures('1.0.0-live'), before);
  assert.deepEqual(await figures('1.0.0-next'), []);
  assert.equal((await report({})).statusCode, 204);
  assert.notDeepEqual(await figures('1.0.0-live'), before, 'the report of a visitor is counted');
});
