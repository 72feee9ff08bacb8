import { setTimeout as wait } from 'node:timers/promises';
import { query } from '@idavuelta/api/database/database.ts';
import { credentials } from '@idavuelta/api/testing/credentials.ts';
import { testEnvironment } from '@idavuelta/api/testing/test-app.ts';
import { summary } from '../load.ts';
import { startApi } from '../processes.ts';
import { table } from '../table.ts';
import { openBoards } from './boards.ts';
import { prepareDay } from './prepare-day.ts';
import { type Answered, buyEverySecond, driveAround } from './traffic.ts';

const boardCount = 200;
const phoneCount = 100;

const figure = (value: number, digits = 0) => value.toFixed(digits);

/**
 * Measures one API process on a busy day, three times: customers who order, then phones of drivers beside them, then
 * open boards as well.
 * @param minutes with everything; the others have a fifth of them
 * @returns whether every call was answered 200 and every board told of every mark
 */
export async function benchDay(minutes: number): Promise<boolean> {
  const { testApp, trips, buyer, order, dispatcher } = await prepareDay(phoneCount);
  const api = await startApi(testApp.url, { JWT_SECRET: testEnvironment.JWT_SECRET });
  const transactions = async () => {
    const sql = 'SELECT xact_commit::float8 AS done FROM pg_stat_database WHERE datname = current_database()';
    return (await query<{ done: number }>(testApp.db, sql, []))[0]?.done ?? Number.NaN;
  };
  const rows = [['', 'orders p95', 'marks p95', 'positions p95', 'told after p95', 'transactions/s', 'CPU']];
  let failed = 0;
  try {
    for (const [name, phones, boards, share] of [
      ['orders alone', 0, 0, 0.2],
      [`and ${phoneCount} phones`, phoneCount, 0, 0.2],
      [`and ${boardCount} boards`, phoneCount, boardCount, 1],
    ] as const) {
      const seconds = minutes * share * 60;
      const answered: Answered = { orders: [], marks: [], positions: [], failed: 0 };
      const opened = await openBoards(api.url, boards, credentials(dispatcher));
      const before = { transactions: await transactions(), cpu: await api.processorSeconds() };
      const until = Date.now() + seconds * 1000;
      await Promise.all([
        buyEverySecond({ url: api.url, until, answered }, buyer, order),
        ...trips
          .slice(0, phones)
          .map((trip, n) => driveAround({ url: api.url, until, answered }, trip, n, opened.expect)),
      ]);
      const after = { transactions: await transactions(), cpu: await api.processorSeconds() };
      await wait(2_000);
      const told = opened.close();
      failed += answered.failed + told.missing;
      const p95 = (times: number[]) => (times.length ? `${figure(summary(times, seconds).p95)} ms` : '–');
      rows.push([
        name,
        p95(answered.orders),
        p95(answered.marks),
        p95(answered.positions),
        p95(told.times),
        figure((after.transactions - before.transactions) / seconds, 1),
        `${figure(((after.cpu - before.cpu) / seconds) * 100)} %`,
      ]);
    }
    console.log(`\n${table(rows)}\n${failed} calls failed or were not told`);
    return failed === 0;
  } finally {
    await api.stop();
    await testApp.close();
  }
}
