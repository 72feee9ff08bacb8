import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { freePort } from '@idavuelta/shared/testing/free-port';
import { readConfig, repositoryRoot } from './config/config.ts';
import { variableNames } from './config/config-variables.ts';
import { makeTicketKey } from './config/ticket-keys.ts';
import { spawnProcess } from './testing/process.ts';
import { freshDatabase } from './testing/server.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
before(async () => {
  database = await freshDatabase();
});
after(() => database.drop());

/** Starts the API on this file's database. */
const start = (t: TestContext, env: Record<string, string>) =>
  spawnProcess(t, { DATABASE_NAME: database.name, ...env });

test('[API-02] the process answers on its port and leaves cleanly when told to', async (t) => {
  const port = await freePort();
  const api = start(t, { PORT: String(port) });
  await api.ready();
  const response = await fetch(`http://localhost:${port}/channels/localhost`);
  assert.deepEqual(await response.json(), {
    success: true,
    data: { countryCode: 'PE', defaultLocaleCode: 'es_PE' },
  });
  await fetch(`http://localhost:${port}/verify-account?token=a-secret-token`);
  await fetch(`http://localhost:${port}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'private@example.org', password: 'a-secret-password' }),
  });
  api.child.kill('SIGTERM');
  const [code] = await api.ended;
  assert.equal(code, 0);
  assert.equal(api.output.err, '');
  for (const secret of ['a-secret-token', 'a-secret-password', 'private@example.org']) {
    assert.ok(!api.output.out.includes(secret), `the log holds ${secret}`);
  }
});

test('[API-02] the process stops the database it started, however often it is told to leave', async (t) => {
  const localDir = mkdtempSync(join(tmpdir(), 'idavuelta-local-'));
  // The database server may run as another user, who needs access to the folder.
  chmodSync(localDir, 0o755);
  t.after(() => rmSync(localDir, { recursive: true, force: true }));
  const api = start(t, { PORT: String(await freePort()), LOCAL_DIR: localDir });
  await api.ready();
  const pidFile = join(localDir, 'postgres', 'data', 'postmaster.pid');
  assert.ok(existsSync(pidFile));
  // Ctrl-C reaches the process and its parent, which forwards it as SIGTERM.
  api.child.kill('SIGINT');
  api.child.kill('SIGTERM');
  const [code] = await api.ended;
  assert.equal(code, 0);
  assert.ok(!existsSync(pidFile));
});

test('[API-06] a taken port is said in one line', async (t) => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  t.after(() => taken.close());
  const { port } = taken.address() as AddressInfo;
  const api = start(t, { PORT: String(port) });
  const [code] = await api.ended;
  assert.equal(code, 1);
  assert.equal(api.output.err.trim(), `Port ${port} is taken: stop the other program or set PORT.`);
});

test('[API-15] production says all that is missing and does not start, nor does a process of no mode', async (t) => {
  const required = ['DATABASE_URL', 'JWT_SECRET', 'TICKET_SIGNING_KEY', 'API_PUBLIC_URL', 'SMTP_URL', 'SITE_URL'];
  const without = Object.fromEntries(required.map((name) => [name, '']));
  for (const mode of ['production', '']) {
    const api = start(t, { ...without, NODE_ENV: mode });
    const [code] = await api.ended;
    assert.equal(code, 1);
    const lines = required.map((name) => `${name} is required in production`);
    assert.deepEqual(api.output.err.trim().split('\n').sort(), lines.sort());
  }
});

test('[API-15, PAY-01] production does not start when browsers may not post the form of a provider', async (t) => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    JWT_SECRET: 'a secret that only these tests know about',
    TICKET_SIGNING_KEY: makeTicketKey(),
    API_PUBLIC_URL: 'https://idavuelta.example/backend',
    SMTP_URL: 'smtp://localhost:2525',
    SITE_URL: 'https://idavuelta.example',
    WEBPAY_BASE_URL: 'https://webpay.example/rswebpay',
    REDSYS_MERCHANT_CODE: '999008881',
    REDSYS_SECRET_KEY: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  };
  const PAYMENT_FORM_ORIGINS = 'https://webpay.example,https://sis.redsys.es';
  for (const [origins, missing] of [
    ['', 'https://webpay.example'],
    ['https://webpay.example', 'https://sis.redsys.es'],
  ] as const) {
    const api = start(t, { ...production, PAYMENT_FORM_ORIGINS: origins, PORT: String(await freePort()) });
    assert.equal(await Promise.race([api.ended.then(([code]) => code), api.ready().then(() => 'started')]), 1);
    const problem = `PAYMENT_FORM_ORIGINS lacks ${missing}: browsers would not post its form`;
    assert.equal(api.output.err.trim(), problem);
  }
  await start(t, { ...production, PAYMENT_FORM_ORIGINS, PORT: String(await freePort()) }).ready();
});

test('[FLT-08] production takes no secret that was typed to fill its length', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db.example/idavuelta',
    TICKET_SIGNING_KEY: makeTicketKey(),
    API_PUBLIC_URL: 'https://idavuelta.example/backend',
    SMTP_URL: 'smtp://localhost:2525',
    SITE_URL: 'https://idavuelta.example',
  };
  const strong = randomBytes(32).toString('hex');
  for (const weak of [
    'a'.repeat(32),
    'abcd'.repeat(10),
    'secret-secret-'.repeat(4),
    'abcdefghijklmnopqrstuvwxyz0123456789',
  ]) {
    assert.throws(() => readConfig({ ...production, JWT_SECRET: weak }), /^Error: JWT_SECRET is easy to guess/);
    assert.throws(
      () => readConfig({ ...production, JWT_SECRET: strong, JWT_OTHER_SECRET: weak }),
      /^Error: JWT_OTHER_SECRET is easy to guess/,
    );
  }
  for (const secret of [strong, randomBytes(24).toString('base64'), 'correct horse battery staple every day'])
    assert.equal(readConfig({ ...production, JWT_SECRET: secret }).jwtSecret, secret);
});

test('[API-15] every wrong variable is named', async (t) => {
  const api = start(t, { HOLD_SECONDS: 'soon', SITE_URL: 'our site', JWT_SECRET: 'short' });
  const [code] = await api.ended;
  assert.equal(code, 1);
  for (const name of ['HOLD_SECONDS', 'SITE_URL', 'JWT_SECRET'])
    assert.match(api.output.err, new RegExp(`^${name} `, 'm'));
});

test('[API-15] a key of tickets that is none is named, and not printed', () => {
  for (const [name, value] of [
    ['TICKET_SIGNING_KEY', 'bm8ga2V5'],
    ['TICKET_SIGNING_KEY', `${makeTicketKey()},bm8ga2V5`],
    ['TICKET_SIGNING_KEY', ','],
    ['TICKET_PUBLIC_KEYS', 'bm8ga2V5'],
  ] as const) {
    assert.throws(
      () => readConfig({ NODE_ENV: 'development', [name]: value }),
      ({ message }: Error) => message.startsWith(`${name} must be an Ed25519 key`) && !message.includes('bm8ga2V5'),
      `${name}=${value}`,
    );
  }
});

test('[API-15] .env.example names every variable that the API reads', () => {
  const example = readFileSync(join(repositoryRoot, '.env.example'), 'utf8');
  for (const name of variableNames) assert.match(example, new RegExp(`^# ${name}=`, 'm'));
});
