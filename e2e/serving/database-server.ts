import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, query } from '@idavuelta/api/database/database.ts';
import { testServer } from '@idavuelta/api/testing/server.ts';

/** Returns the server of a test database: its main process, with which all others end. */
export async function databaseOf(db: Database) {
  const [row] = await query<{ folder: string }>(db, `SELECT current_setting('data_directory') AS folder`);
  const pidFile = join(row?.folder ?? '', 'postmaster.pid');
  const pid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  return {
    name: 'PostgreSQL',
    pid,
    async stop(signal: 'SIGKILL' | 'SIGTERM') {
      const stopped = pid();
      process.kill(stopped, signal === 'SIGTERM' ? 'SIGINT' : signal);
      while (existsSync(`/proc/${stopped}`)) await wait(20);
    },
    async start() {
      // After a kill, a new server is refused until the last process of the old one has noticed.
      while (
        !(await testServer().then(
          () => true,
          () => false,
        ))
      )
        await wait(100);
    },
  };
}
