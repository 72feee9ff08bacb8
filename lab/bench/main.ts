/**
 * Measures the cost of API calls, as tables; the largest database takes minutes to create and is kept in `.local`.
 *   npm run bench                        1,000, 10,000 and 100,000 events
 *   npm run bench -- --events 1000       one size
 *   npm run bench -- --events 100 --briefly   one second each, to check that the command works
 *   npm run bench -- dispatch            the trip planner, with published instances and without a database
 *   npm run bench -- finder               the office's field for everything, with 100,000 orders
 *   npm run bench -- on-sale     the hour of a sale: ten thousand visitors in the queue, and kills
 *   npm run bench -- scale       what a second of processor time is enough for, in every process: docs/scale.md
 *   npm run bench -- day         orders, drivers' phones and two hundred open boards for ten minutes
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@idavuelta/api/config/config.ts';
import { acquireEmbeddedServer, withClient } from '@idavuelta/api/database/embedded.ts';
import { raiseCpuShare } from '../raise-cpu-share.ts';
import { benchDatabase } from './data.ts';
import { benchDay } from './day/main.ts';
import { benchDispatch } from './dispatch/main.ts';
import { benchFinder } from './finder/main.ts';
import { measure } from './measure.ts';
import { benchOnSale } from './on-sale/main.ts';
import { hasFailures, printResults } from './results.ts';
import { benchScale } from './scale/main.ts';

const { values, positionals } = parseArgs({
  options: { events: { type: 'string', multiple: true }, briefly: { type: 'boolean', default: false } },
  allowPositionals: true,
});

async function benchApi() {
  const sizes = (values.events ?? ['1000', '10000', '100000']).map(Number);
  // Memory for all of the largest database, as a server with such sales would have.
  const server = await acquireEmbeddedServer(join(repositoryRoot, '.local'), { sharedBuffers: '1GB' });
  try {
    const [memory] = await withClient(
      server.urlOf('postgres'),
      async (client) => (await client.query<{ shared_buffers: string }>('SHOW shared_buffers')).rows,
    );
    console.log(`PostgreSQL with shared_buffers of ${memory?.shared_buffers}`);
    const databases = [];
    for (const events of sizes) {
      const begun = Date.now();
      databases.push({ events, url: await benchDatabase(server, events) });
      console.log(`${events} events: database ready after ${((Date.now() - begun) / 1000).toFixed(0)} s`);
    }
    const results = await measure(databases, values.briefly ? 1 : 10, values.briefly ? 200 : 10_000);
    printResults(results);
    return !hasFailures(results);
  } finally {
    await server.release();
  }
}

const benches: Record<string, () => Promise<boolean>> = {
  api: benchApi,
  dispatch: () => benchDispatch(values.briefly),
  finder: () => benchFinder(values.briefly ? 3 : 40),
  'on-sale': () => benchOnSale(values.briefly ? 300 : 10_000),
  scale: () => benchScale(values.briefly ? 1 : 10),
  day: () => benchDay(values.briefly ? 0.2 : 10),
};
const [name = 'api'] = positionals;
const bench = benches[name];
if (!bench) throw new Error(`there is no bench ${name}, but ${Object.keys(benches).join(', ')}`);
raiseCpuShare();
if (!(await bench())) process.exitCode = 1;
