import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '@idavuelta/shared/testing/free-port';
import pg from 'pg';
import type { CleanUp } from './process.ts';

/** PgBouncer refuses to run as root; this is `nobody` on every Linux. */
const nobody = 65_534;

/** Finds the program, which is often outside the PATH. @throws Error explaining how to install it */
function findPgBouncer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'pgbouncer')).find(existsSync);
  if (!found) throw new Error('pgbouncer is not installed: apt-get install pgbouncer');
  return found;
}

/** Returns the settings that docs/operations.md recommends for PgBouncer, with few connections to force sharing. */
const settings = (
  port: number,
  users: string,
  { hostname, port: serverPort, username, password }: URL,
  size: number,
) => `
[databases]
* = host=${hostname} port=${serverPort} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = ${decodeURIComponent(username)}
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
`;

/** Totals of its counters over all databases except its own. */
export interface PoolerFigures {
  /** Open connections to PostgreSQL. */
  servers: number;
  clients: number;
  transactions: number;
}

/**
 * Starts PgBouncer in transaction mode in front of the database at `url`.
 * @param poolSize maximum number of database connections
 * @throws Error explaining how to install it
 */
export async function startPooler(t: CleanUp, url: string, poolSize: number) {
  const program = findPgBouncer();
  const server = new URL(url);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-pooler-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [users, ini] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')];
  writeFileSync(users, `"${decodeURIComponent(server.username)}" ""\n`);
  writeFileSync(ini, settings(port, users, server, poolSize));
  const toNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (toNobody.uid) for (const path of [folder, users, ini]) chownSync(path, nobody, nobody);
  chmodSync(ini, 0o600);

  const child = spawn(program, [ini], { ...toNobody, stdio: ['ignore', 'ignore', 'pipe'] });
  t.after(async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  });
  let written = '';
  child.stderr.on('data', (chunk) => {
    written += chunk;
  });
  while (!written.includes('process up')) {
    if (child.exitCode !== null) throw new Error(written);
    await Promise.race([once(child.stderr, 'data'), once(child, 'exit')]);
  }

  const pooled = new URL(url);
  Object.assign(pooled, { hostname: '127.0.0.1', port: String(port) });

  return {
    url: pooled.href,
    async figures(): Promise<PoolerFigures> {
      const console = new pg.Client({ connectionString: new URL('/pgbouncer', pooled).href });
      await console.connect();
      const own = ({ database }: { database: string }) => database !== 'pgbouncer';
      const sum = async (show: string, columns: string[]) => {
        const { rows } = await console.query(`SHOW ${show}`);
        return rows.filter(own).reduce((all, row) => columns.reduce((n, column) => n + Number(row[column]), all), 0);
      };
      try {
        return {
          servers: await sum('POOLS', ['sv_active', 'sv_idle', 'sv_used', 'sv_tested']),
          clients: await sum('POOLS', ['cl_active', 'cl_waiting']),
          transactions: await sum('STATS', ['total_xact_count']),
        };
      } finally {
        await console.end();
      }
    },
  };
}
