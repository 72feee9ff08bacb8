import { buildApp } from '@idavuelta/api/app.ts';
import { readConfig } from '@idavuelta/api/config/config.ts';
import { openDatabase } from '@idavuelta/api/database/database.ts';
import { startJobs } from '@idavuelta/api/jobs/jobs.ts';
import { environment, withApi, withBareServer } from './api.ts';
import { releaseHolds } from './holds.ts';
import { load, type Measurement } from './load.ts';
import { insertedIds, type Recorded, recordStatements, replay } from './recording.ts';
import { type OrderCall, scenariosOf } from './scenarios.ts';
import { type CoreMeasurement, inTurns } from './turns.ts';

export interface SizeResult {
  rows: { name: string; measured: Measurement }[];
  /** The cached list, and the same bytes from a server that does nothing else; of each turn, the share per core, sorted. */
  list: CoreMeasurement;
  bare: CoreMeasurement;
  shares: number[];
  /** Orders through the API, and their statements alone. */
  orders: Measurement;
  statements: Measurement;
  /** How many holds ended at the same moment, and the seconds until one worker had released them. */
  holds: { count: number; seconds: number };
}

/** Measures every scenario on the database, each for `seconds`, and the release of so many holds. */
export async function measure(databaseUrl: string, seconds: number, holds: number): Promise<SizeResult> {
  const db = openDatabase(databaseUrl);
  try {
    const { list, reads, order, orderedIds } = await scenariosOf(db);
    const rows: SizeResult['rows'] = [];
    const { listed, orders } = await withApi(databaseUrl, async (api) => {
      const body = await (await fetch(api.url + list.calls().path)).text();
      const listed = await withBareServer(body, (bare) => inTurns(api, bare, list.calls, seconds));
      for (const { name, calls } of reads) rows.push({ name, measured: await load(api.url, calls, seconds) });
      return { listed, orders: await load(api.url, () => order().call, seconds) };
    });
    const statements = await replayOrders(databaseUrl, order, orderedIds, seconds);
    const released = { count: holds, seconds: await releaseHolds(databaseUrl, db, holds) };
    const { first, second, ratios } = listed;
    return { rows, list: first, bare: second, shares: ratios, orders, statements, holds: released };
  } finally {
    await db.destroy();
  }
}

/**
 * Places one order in this process, and repeats the statements that it took.
 * @param orderedIds of the rows that every order names
 */
async function replayOrders(
  databaseUrl: string,
  nextOrder: () => OrderCall,
  orderedIds: number[],
  seconds: number,
): Promise<Measurement> {
  const db = openDatabase(databaseUrl);
  const jobs = await startJobs(databaseUrl, { db, worker: false });
  const app = await buildApp({ config: readConfig(environment(databaseUrl)), db, jobs });
  const place = async () => {
    const order = nextOrder();
    const { method, path, headers, body } = order.call;
    const response = await app.inject({ method: method ?? 'POST', url: path, headers: headers ?? {}, payload: body });
    if (response.statusCode !== 200) throw new Error(`The order was refused: ${response.body}`);
    return {
      order,
      answer: response.json() as { data: { orderId: string; payment: { transfer: { reference: string } } } },
    };
  };
  await place(); // What is loaded once is not recorded.
  let placed: Awaited<ReturnType<typeof place>> | undefined;
  let recorded: Recorded[];
  // Values are replaced wherever they stand: a buyer with the number of the province would move the order's province.
  do {
    recorded = await recordStatements(async () => {
      placed = await place();
    });
  } while ([placed?.order.customerId, ...insertedIds(recorded)].some((id) => orderedIds.includes(Number(id))));
  await app.close();
  await jobs.stop();
  await db.destroy();
  if (!placed) throw new Error('No order was placed.');
  const { order, answer } = placed;
  const others = Array.from({ length: 500 }, () => nextOrder());
  let next = 0;
  return replay(databaseUrl, recorded, seconds, () => {
    const other = others[next++ % others.length] as OrderCall;
    return new Map<unknown, unknown>([
      [order.customerId, other.customerId],
      [order.address, other.address],
      [order.key, crypto.randomUUID()],
      [answer.data.orderId, crypto.randomUUID()],
      [answer.data.payment.transfer.reference, `IV-${crypto.randomUUID()}`],
    ]);
  });
}
