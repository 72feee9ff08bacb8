import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '@idavuelta/api/database/database.ts';
import type { Fault } from '../fault.ts';
import type { Site } from '../site.ts';
import { underLoad } from '../under-load.ts';

function signalAll(pids: number[], name: 'SIGSTOP' | 'SIGCONT') {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // The connection has ended by itself in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Stops every process of the server. @returns a function that resumes them */
async function freeze({ db, postgres }: Site) {
  // Once the main process is stopped, no new connections appear.
  signalAll([postgres.pid()], 'SIGSTOP');
  const rows = await query<{ pid: number }>(db, 'SELECT pid FROM pg_stat_activity');
  const pids = [postgres.pid(), ...rows.map(({ pid }) => pid)];
  signalAll(pids, 'SIGSTOP');
  return () => signalAll(pids, 'SIGCONT');
}

export const databaseFrozen: Fault = {
  name: 'database-frozen',
  what: 'PostgreSQL stands still for 20 s',
  rehearse: ({ site, short }) =>
    underLoad(site, async () => {
      const thaw = await freeze(site);
      try {
        await sleep(short ? 12_000 : 20_000);
      } finally {
        thaw();
      }
    }),
};

export const databaseGone: Fault = {
  name: 'database-gone',
  what: 'PostgreSQL is killed, and started 3 s later',
  rehearse: ({ site }) =>
    underLoad(site, async () => {
      await site.postgres.stop('SIGKILL');
      await sleep(3000);
      await site.postgres.start();
    }),
};
