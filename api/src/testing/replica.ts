import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@idavuelta/shared/testing/free-port';
import { withClient } from '../database/embedded.ts';
import { findBinaries, openHome, runAs } from '../database/embedded-files.ts';
import type { CleanUp } from './process.ts';

/** What a copy must not have: the log comes from the primary, and the lock file is another server's. */
const notCopied = /^(?:pg_wal\/.+|postmaster\.(?:pid|opts)|pg_stat_tmp\/.+)$/;

/** Copies the files of the running server, as `pg_basebackup` would, which the embedded server lacks. */
async function copyServer(primaryUrl: string, data: string) {
  await withClient(primaryUrl, async (client) => {
    const { rows: settings } = await client.query<{ folder: string }>(
      `SELECT current_setting('data_directory') AS folder, pg_backup_start('replica', true)`,
    );
    const folder = settings[0]?.folder ?? '';
    cpSync(folder, data, { recursive: true, filter: (path) => !notCopied.test(relative(folder, path)) });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  writeFileSync(join(data, 'standby.signal'), '');
  chmodSync(data, 0o700);
  const { uid, gid } = runAs();
  if (uid === undefined || gid === undefined) return;
  for (const path of ['.', ...(readdirSync(data, { recursive: true }) as string[])])
    chownSync(join(data, path), uid, gid);
}

/** Starts a streaming replica of the server of this database, which is ended and deleted at the end. */
export async function startReplica(t: CleanUp, primaryUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-replica-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const home = openHome(folder);
  const { postgres } = await findBinaries(home);
  const data = join(home, 'data');
  mkdirSync(data, { recursive: true });
  await copyServer(primaryUrl, data);

  const primary = new URL(primaryUrl);
  const port = await freePort();
  const url = new URL(primaryUrl);
  url.port = String(port);
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // No fewer than the primary has.
    max_connections: '200',
    shared_buffers: '64MB',
    log_statement: 'all',
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres password=${primary.password}`,
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const query = <Row extends object>(text: string) =>
    withClient(url.href, async (client) => (await client.query<Row>(text)).rows);

  let log = '';
  async function start() {
    const child = spawn(postgres, ['-D', data, '-p', String(port), ...flags], { ...runAs(), cwd: home });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
    const ended = once(child, 'exit');
    while (!(await query('SELECT').catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error(log);
      await sleep(50);
    }
    return { child, ended };
  }
  let running = await start();
  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    running.child.kill(signal);
    await running.ended;
  };
  t.after(() => end('SIGINT'));

  return {
    url: url.href,
    /** Returns the log, with every statement. */
    log: () => log,
    /** Stops replaying what the primary sends. */
    pause: () => query('SELECT pg_wal_replay_pause()'),
    resume: () => query('SELECT pg_wal_replay_resume()'),
    kill: () => end('SIGKILL'),
    async restart() {
      running = await start();
    },
  };
}
