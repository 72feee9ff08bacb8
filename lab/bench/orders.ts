import { buildApp } from '@idavuelta/api/app.ts';
import { readConfig } from '@idavuelta/api/config/config.ts';
import { openDatabase } from '@idavuelta/api/database/database.ts';
import { startJobs } from '@idavuelta/api/jobs/jobs.ts';
import type { Measurement } from './load.ts';
import { environment } from './processes.ts';
import { insertedIds, type Recorded, recordStatements, replay } from './recording.ts';
import type { OrderCall } from './scenarios.ts';

/**
 * Places one order in this process.
 * @param orderedIds of the rows that every order refers to
 * @returns a function that repeats the order's statements for the given seconds, each time for another buyer
 */
export async function statementsOfOrder(
  databaseUrl: string,
  nextOrder: () => OrderCall,
  orderedIds: number[],
): Promise<(seconds: number) => Promise<Measurement>> {
  const db = openDatabase(databaseUrl);
  const jobs = await startJobs(databaseUrl, { db, worker: false });
  const app = await buildApp({ config: readConfig({ ...environment(databaseUrl), PORT: '0' }), db, jobs });
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
  await place(); // Records nothing that is loaded only once.
  let placed: Awaited<ReturnType<typeof place>> | undefined;
  let recorded: Recorded[];
  // Values are replaced wherever they occur: a buyer whose id equals the province's would change the order's province.
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
  const replacements = () => {
    const other = others[next++ % others.length] as OrderCall;
    return new Map<unknown, unknown>([
      [order.customerId, other.customerId],
      [order.address, other.address],
      [order.key, crypto.randomUUID()],
      [answer.data.orderId, crypto.randomUUID()],
      [answer.data.payment.transfer.reference, `IV-${crypto.randomUUID()}`],
    ]);
  };
  return (seconds) => replay(databaseUrl, recorded, seconds, replacements);
}
