import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openHome } from './embedded-files.ts';
import { acceptsConnections, type Server, type ServerOptions, startServer, withClient } from './embedded-start.ts';
import { withFolderLock } from './folder-lock.ts';

export { withClient };

export interface EmbeddedServer {
  /** Creates the database unless it exists. @returns its URL */
  database(name: string): Promise<string>;
  urlOf(name: string): string;
  /** Stops the server, unless another of our processes still uses it. */
  release(): Promise<void>;
}

/**
 * Returns the PostgreSQL server in `<localDir>/postgres`, shared by all processes of a checkout. Starts it unless it is
 * already running, started by another process or left behind by a killed one.
 * @param options apply to a server started by this call
 */
export async function acquireEmbeddedServer(localDir: string, options?: ServerOptions): Promise<EmbeddedServer> {
  const folder = join(localDir, 'postgres');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.json');
  let server = readServer(file);

  if (!server || !(await acceptsConnections(server))) {
    await withFolderLock(join(folder, 'starting'), async () => {
      server = readServer(file);
      if (server && (await acceptsConnections(server))) return;
      server = await startServer(folder, server, options);
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
          // 42P04, 23505: another process has created it meanwhile.
          if (error.code !== '42P04' && error.code !== '23505') throw error;
        });
      });
      return urlOf(name);
    },
    release: () => withFolderLock(join(folder, 'starting'), () => stopIfUnused(folder, urlOf('postgres'))),
  };
}

async function stopIfUnused(folder: string, adminUrl: string) {
  const others = await withClient(adminUrl, async (client) => {
    // Not our own: PostgreSQL lists a connection for a moment after it was closed.
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE application_name LIKE 'idavuelta-%' AND application_name NOT LIKE $1`,
      [`%-${process.pid}`],
    );
    return rows[0]?.count ?? 0;
    // If no connection is possible, the server is not running and its pid may belong to another program by now.
  }).catch(() => undefined);
  if (others !== 0) return;

  const pidFile = join(openHome(folder), 'data', 'postmaster.pid');
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
  if (!pid) return;
  // SIGINT is PostgreSQL's "fast shutdown": it ends all sessions and flushes to disk.
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000 && existsSync(pidFile); waited += 25) await sleep(25);
}

const readServer = (file: string): Server | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Server) : undefined;
