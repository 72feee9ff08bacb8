import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries, openHome, runAs } from './embedded-files.ts';
import { withFolderLock } from './folder-lock.ts';

interface Server {
  port: number;
  password: string;
}

export interface EmbeddedServer {
  /** Address of a database on it, made when missing. */
  database(name: string): Promise<string>;
  urlOf(name: string): string;
  /** Stops the server unless another process of ours still uses it. */
  release(): Promise<void>;
}

/**
 * PostgreSQL kept in `<localDir>/postgres`. Connects to the one that runs (another process started it, or an earlier one was
 * killed and left it behind) and starts it only when there is none; so every process of one checkout shares one server.
 */
export async function useEmbeddedServer(localDir: string): Promise<EmbeddedServer> {
  const folder = join(localDir, 'postgres');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.json');
  let server = readServer(file);

  if (!server || !(await answers(server))) {
    await withFolderLock(join(folder, 'starting'), async () => {
      server = readServer(file);
      if (server && (await answers(server))) return;
      server = await start(folder, server);
      writeFileSync(file, JSON.stringify(server), { mode: 0o600 });
    });
  }
  if (!server) throw new Error('The embedded PostgreSQL has no address.');
  const running = server;
  const urlOf = (name: string) =>
    `postgresql://postgres:${running.password}@127.0.0.1:${running.port}/${encodeURIComponent(name)}`;

  return {
    urlOf,
    async database(name) {
      await withClient(urlOf('postgres'), async (client) => {
        const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
        if (rowCount) return;
        await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`).catch((error: { code?: string }) => {
          // 42P04, 23505: another process made it meanwhile.
          if (error.code !== '42P04' && error.code !== '23505') throw error;
        });
      });
      return urlOf(name);
    },
    release: () => withFolderLock(join(folder, 'starting'), () => stopIfUnused(folder, urlOf('postgres'))),
  };
}

async function start(folder: string, known: Server | undefined): Promise<Server> {
  const home = openHome(folder);
  const binaries = await findBinaries(home);
  const data = join(home, 'data');
  let server = known;
  if (!server || !existsSync(join(data, 'PG_VERSION'))) {
    server = { port: 0, password: randomBytes(18).toString('base64url') };
    await initialise(binaries, home, data, server.password);
  }
  server = { ...server, port: await freePort(server.port || preferredPort(folder)) };

  const log = openSync(join(folder, 'postgres.log'), 'a');
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    shared_buffers: '64MB',
  };
  const child = spawn(
    binaries.postgres,
    ['-D', data, '-p', String(server.port), ...Object.entries(options).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
    // Detached: Ctrl-C in a terminal reaches the API alone, which then closes its connections before it stops the server.
    { ...runAs(), detached: true, stdio: ['ignore', log, log], cwd: home },
  );
  child.unref();
  closeSync(log);
  let ended = false;
  child.once('error', () => {
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  for (let waited = 0; waited < 30_000 && !ended; waited += 50) {
    if (await answers(server)) return server;
    await sleep(50);
  }
  throw new Error(`The embedded PostgreSQL did not start; see ${join(folder, 'postgres.log')}`);
}

async function initialise(binaries: Binaries, home: string, data: string, password: string) {
  rmSync(data, { recursive: true, force: true });
  const passwordFile = join(home, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const { uid, gid } = runAs();
  mkdirSync(data, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) for (const path of [data, passwordFile]) chownSync(path, uid, gid);
  const flags = ['--auth=scram-sha-256', '--username=postgres', '--encoding=UTF8', '--lc-messages=C'];
  // The builtin locale sorts and folds the same on every machine.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(binaries.initdb, [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...flags, ...locale], {
        ...runAs(),
        cwd: home,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let output = '';
      child.stderr.on('data', (chunk) => {
        output += chunk;
      });
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${output.trim()}`))));
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function stopIfUnused(folder: string, adminUrl: string) {
  const others = await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name LIKE 'idavuelta-%'`,
    );
    return rows[0]?.count ?? 0;
    // No connection: it does not run, and the number in a left-over pid file may be another program's by now.
  }).catch(() => undefined);
  if (others !== 0) return;

  const pidFile = join(openHome(folder), 'data', 'postmaster.pid');
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
  if (!pid) return;
  // SIGINT is PostgreSQL's "fast" stop: sessions are ended, everything is written.
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000 && existsSync(pidFile); waited += 25) await sleep(25);
}

const readServer = (file: string): Server | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Server) : undefined;

/** Runs `work` on a connection of its own to `url`. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** True when our server (the password says so) takes connections; waits while it is starting or stopping. */
async function answers({ port, password }: Server): Promise<boolean> {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      await withClient(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`, (c) => c.query('SELECT'));
      return true;
    } catch (error) {
      // 57P03: starting up or shutting down.
      if ((error as { code?: string }).code !== '57P03') return false;
      await sleep(50);
    }
  }
  return false;
}

/** Below the range systems hand out by themselves, and different for each checkout. */
const preferredPort = (folder: string) =>
  21_000 + (createHash('sha256').update(folder).digest().readUInt16BE(0) % 9000);

async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port++) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
  throw new Error(`No free port for PostgreSQL from ${wanted} on.`);
}
