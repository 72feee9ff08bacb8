import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries, openHome, runAs } from './embedded-files.ts';

/** Address of the embedded server. The password also distinguishes it from other servers on that port. */
export interface Server {
  port: number;
  password: string;
}

export interface ServerOptions {
  /** False for data that need not survive a system crash: commits do not wait for the disk. */
  durable?: boolean;
  /** PostgreSQL's shared buffers, e.g. `1GB`. */
  sharedBuffers?: string;
}

/** Turns off waiting for the disk. Even so, a killed process loses nothing. */
const notDurable = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** Starts the server in `folder`, creating its data directory on the first start. @returns its address */
export async function startServer(
  folder: string,
  previous: Server | undefined,
  { durable = true, sharedBuffers = '64MB' }: ServerOptions = {},
): Promise<Server> {
  const home = openHome(folder);
  const binaries = await findBinaries(home);
  const data = join(home, 'data');
  let server = previous;
  if (!server || !existsSync(join(data, 'PG_VERSION'))) {
    server = { port: 0, password: randomBytes(18).toString('base64url') };
    await initialise(binaries, home, data, server.password);
  }
  for (let port = await freePort(server.port || preferredPort(folder)); ; port = await freePort(port + 1)) {
    server = { ...server, port };
    if (await run(server, folder, binaries, { durable, sharedBuffers })) return server;
    if (await isFree(port)) throw notStarted(folder);
    // Another program has taken the port meanwhile.
  }
}

/** Starts the server process. @returns false when it exits before accepting connections */
async function run(server: Server, folder: string, binaries: Binaries, { durable, sharedBuffers }: ServerOptions) {
  const home = openHome(folder);
  const log = openSync(join(folder, 'postgres.log'), 'a');
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    shared_buffers: sharedBuffers,
    ...(!durable && notDurable),
  };
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      join(home, 'data'),
      '-p',
      String(server.port),
      ...Object.entries(options).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    // Detached from Ctrl-C in a terminal: the API closes its connections before it stops the server.
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
    if (await acceptsConnections(server)) return true;
    await sleep(50);
  }
  if (ended) return false;
  throw notStarted(folder);
}

const notStarted = (folder: string) =>
  new Error(`The embedded PostgreSQL did not start; see ${join(folder, 'postgres.log')}`);

async function initialise(binaries: Binaries, home: string, data: string, password: string) {
  rmSync(data, { recursive: true, force: true });
  const passwordFile = join(home, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const { uid, gid } = runAs();
  mkdirSync(data, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) for (const path of [data, passwordFile]) chownSync(path, uid, gid);
  const flags = ['--auth=scram-sha-256', '--username=postgres', '--encoding=UTF8', '--lc-messages=C'];
  // The built-in locale sorts and compares text identically on every machine.
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

/** Runs `work` on a new connection to `url` and closes it afterwards. */
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

/** Tells whether our server accepts connections with its password, waiting while it starts up or shuts down. */
export async function acceptsConnections({ port, password }: Server): Promise<boolean> {
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

/** Returns a port for this checkout, below the range that operating systems assign. */
const preferredPort = (folder: string) =>
  21_000 + (createHash('sha256').update(folder).digest().readUInt16BE(0) % 9000);

async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port++) if (await isFree(port)) return port;
  throw new Error(`No free port for PostgreSQL from ${wanted} on.`);
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
