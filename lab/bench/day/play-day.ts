import { setTimeout as wait } from 'node:timers/promises';
import { query } from '@idavuelta/api/database/database.ts';
import { credentials } from '@idavuelta/api/testing/credentials.ts';
import { databaseProcess, familySeconds, type Running } from '../processes.ts';
import { openBoards } from './boards.ts';
import type { prepareDay } from './prepare-day.ts';
import { type Answered, buyEverySecond, driveAround } from './traffic.ts';

interface Play {
  /** Drivers' phones, and boards that are open. */
  phones: number;
  boards: number;
  seconds: number;
}

/** Until boards that were not told of the last marks count as forgotten. */
const longestWaitMs = 10_000;

/** Plays a stretch of a busy day: an order a second, and the marks and positions of phones. */
export async function playDay(
  api: Running,
  { testApp, trips, buyer, order, dispatcher }: Awaited<ReturnType<typeof prepareDay>>,
  { phones, boards, seconds }: Play,
) {
  const database = await databaseProcess(testApp.db);
  const answered: Answered = { orders: [], marks: [], positions: [], failed: 0 };
  const opened = await openBoards(api.url, boards, credentials(dispatcher));
  async function used() {
    const sql = 'SELECT xact_commit::float8 AS done FROM pg_stat_database WHERE datname = current_database()';
    const [row] = await query<{ done: number }>(testApp.db, sql, []);
    return {
      transactions: row?.done ?? Number.NaN,
      api: await api.processorSeconds(),
      database: familySeconds(database),
      bytes: opened.bytes(),
    };
  }
  const before = await used();
  const traffic = { url: api.url, until: Date.now() + seconds * 1000, answered };
  await Promise.all([
    buyEverySecond(traffic, buyer, order),
    ...trips.slice(0, phones).map((trip, n) => driveAround(traffic, trip, n, opened.expect)),
  ]);
  const after = await used();
  for (let waited = 0; waited < longestWaitMs && opened.missing() > 0; waited += 100) await wait(100);
  const missing = opened.missing();
  return {
    answered,
    /** Milliseconds from a mark's answer to each board. */
    told: opened.close(),
    failed: answered.failed + missing,
    /** Per second; of the processors, how many were busy. */
    transactions: (after.transactions - before.transactions) / seconds,
    apiCores: (after.api - before.api) / seconds,
    databaseCores: (after.database - before.database) / seconds,
    bytes: (after.bytes - before.bytes) / seconds,
  };
}
