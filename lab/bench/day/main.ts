import { testEnvironment } from '@idavuelta/api/testing/test-app.ts';
import { summary } from '../load.ts';
import { startApi } from '../processes.ts';
import { table } from '../table.ts';
import { playDay } from './play-day.ts';
import { prepareDay } from './prepare-day.ts';

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
  const day = await prepareDay(phoneCount);
  const { testApp } = day;
  const api = await startApi(testApp.url, { JWT_SECRET: testEnvironment.JWT_SECRET });
  const rows = [['', 'orders p95', 'marks p95', 'positions p95', 'told after p95', 'transactions/s', 'CPU']];
  let failed = 0;
  try {
    for (const [name, phones, boards, share] of [
      ['orders alone', 0, 0, 0.2],
      [`and ${phoneCount} phones`, phoneCount, 0, 0.2],
      [`and ${boardCount} boards`, phoneCount, boardCount, 1],
    ] as const) {
      const played = await playDay(api, day, { phones, boards, seconds: minutes * share * 60 });
      const { answered, told, transactions, apiCores } = played;
      failed += played.failed;
      const p95 = (times: number[]) => (times.length ? `${figure(summary(times, 1).p95)} ms` : '–');
      rows.push([
        name,
        p95(answered.orders),
        p95(answered.marks),
        p95(answered.positions),
        p95(told),
        figure(transactions, 1),
        `${figure(apiCores * 100)} %`,
      ]);
    }
    console.log(`\n${table(rows)}\n${failed} calls failed or were not told`);
    return failed === 0;
  } finally {
    await api.stop();
    await testApp.close();
  }
}
