import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@idavuelta/api/config/config.ts';
import { query } from '@idavuelta/api/database/database.ts';
import { startCluster, unlimited } from '@idavuelta/api/testing/cluster.ts';
import { startMailServer } from '@idavuelta/api/testing/mail-server.ts';
import { type CleanUp, spawnProcess } from '@idavuelta/api/testing/process.ts';
import { freshDatabase, testServer } from '@idavuelta/api/testing/server.ts';
import { blockableWayTo } from '@idavuelta/api/testing/tcp-proxy.ts';
import { testEnvironment } from '@idavuelta/api/testing/test-app.ts';
import { freePort, startGatewayProcess } from '@idavuelta/deploy/testing/gateway-process.ts';
import { databaseOf } from '@idavuelta/e2e/serving/database-server.ts';
import { builtReleases } from '@idavuelta/e2e/test-site/built-releases.ts';
import { root } from '@idavuelta/tools/build/packages.ts';
import { mailFrom } from '../histories/mail-audit.ts';
import { startProviders } from '../histories/providers.ts';
import { startRole } from './role.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Uses production's timeouts instead of those of tests. */
function defaultLimits() {
  const { databaseLimits, maxDelayMs } = readConfig({ NODE_ENV: 'test' });
  return {
    DATABASE_CONNECT_TIMEOUT_MS: String(databaseLimits.connectTimeoutMs),
    DATABASE_QUERY_TIMEOUT_MS: String(databaseLimits.queryTimeoutMs),
    MAX_DELAY_MS: String(maxDelayMs),
  };
}

/** Reads the memory limits from a Dockerfile. */
function memoryOf(name: 'api' | 'gateway'): Record<string, string> {
  const dockerfile = readFileSync(join(root, `deploy/docker/${name}.Dockerfile`), 'utf8');
  const [, limits = ''] = /^ENV (NODE_OPTIONS=.*)$/m.exec(dockerfile) ?? [];
  return Object.fromEntries(limits.split(' ').map((each) => each.split(/=(.*)/, 2)));
}

/**
 * Starts an API process, a worker and a gateway with this checkout's releases, on their own PostgreSQL, with simulators
 * of the payment providers and a mail server. All ports are free ones from the system.
 */
export async function startSite(t: CleanUp, progress: (line: string) => void) {
  const releases = await builtReleases(progress);
  // The database server may run as another user, who needs access to the folder.
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-faults-'));
  chmodSync(folder, 0o755);
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  process.env.LOCAL_DIR = folder;
  const [outputDir, mediaDir, uploadDir] = ['site', 'media', 'uploads'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const dir of [mediaDir, uploadDir]) mkdirSync(dir);
  // Files of a release are immutable and can be shared; the registry is not.
  execFileSync('cp', ['-R', releases, outputDir]);

  const server = await testServer();
  t.after(() => server.release());
  const providers = await startProviders();
  t.after(() => providers.close());
  const mailServer = await startMailServer();
  t.after(() => mailServer.close());
  const wayToMail = await blockableWayTo(mailServer.url);
  t.after(() => wayToMail.close());
  const database = await freshDatabase();
  const cluster = await startCluster({ size: 0, database });
  // A copied database's sequences count their first values as already logged, which is true only of the original until
  // a checkpoint: a server killed before that would reissue them.
  await query(cluster.db, 'CHECKPOINT');
  t.after(() => cluster.stop());

  const [apiPort, workerPort, gatewayPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...memoryOf('api'),
    DATABASE_URL: database.url,
    JWT_SECRET: testEnvironment.JWT_SECRET,
    ...unlimited,
    ...defaultLimits(),
    ...providers.env,
    SMTP_URL: wayToMail.url,
    MAIL_FROM: mailFrom,
    MEDIA_DIR: mediaDir,
    TMPDIR: uploadDir,
    LOG_LEVEL: 'warn',
  };
  const startApi = (role: 'api' | 'worker', port: number) =>
    startRole(`http://localhost:${port}`, async (more) => {
      const api = spawnProcess(t, { ...env, ROLE: role, PORT: String(port), ...more, LOG_LEVEL: 'info' });
      await api.ready();
      return api;
    });
  const api = await startApi('api', apiPort);
  const worker = await startApi('worker', workerPort);
  const url = `http://127.0.0.1:${gatewayPort}`;
  const gateway = await startRole(url, (more) =>
    startGatewayProcess(t, {
      ...memoryOf('gateway'),
      PORT: String(gatewayPort),
      OUTPUT_DIR: outputDir,
      SITE_URL: url,
      API_URL: api.url,
      LOG_LEVEL: 'error',
      ...more,
    }),
  );
  const event = await cluster.data.addEventWith({ stock: 100_000 });
  const postgres = await databaseOf(cluster.db);
  return {
    url,
    api,
    worker,
    gateway,
    postgres,
    event,
    providers,
    outputDir,
    mediaDir,
    uploadDir,
    db: cluster.db,
    data: cluster.data,
    cluster,
    buyers: cluster.buyers,
    mails: mailServer.accepted,
    wayToMail,
  };
}
