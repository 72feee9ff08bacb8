import { join } from 'node:path';
import { repositoryRoot } from '@idavuelta/api/config/config.ts';
import { acquireEmbeddedServer } from '@idavuelta/api/database/embedded.ts';
import { benchDatabase } from '../data.ts';
import { load } from '../load.ts';
import { table } from '../table.ts';
import { openBusyDay } from './busy-day.ts';
import { type MeasuredCall, measuredCalls } from './calls.ts';
import { openScaleSite, type Part } from './site.ts';

const titles: Record<Part, string> = { varnish: 'Varnish', gateway: 'gateway', api: 'API', postgresql: 'PostgreSQL' };
const parts = Object.keys(titles) as Part[];
const head = ['per second of processor time', ...Object.values(titles), 'per second here', 'p95 ms', 'failed'];
/** Processors that a part has to have used for its figure to mean anything. */
const leastUse = 0.01;
/** How much longer than a call boards are measured: a phone sends each quarter of a minute. */
const boardsLonger = 6;

const number = (value: number) =>
  value.toLocaleString('en-US', value < 100 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });

/** Functions that read the CPU seconds of each part so far. */
type Clocks = Partial<Record<Part, () => Promise<number>>>;
type Used = Partial<Record<Part, number>>;

/** Says how many a second of each part's processor time is enough for. @param used processors */
const perProcessor = (perSecond: number, used: Used) =>
  parts.map((part) => ((used[part] ?? 0) < leastUse ? '–' : number(perSecond / (used[part] ?? 0))));

async function readAll(clocks: Clocks): Promise<Used> {
  const readings = parts.map(async (part) => [part, (await clocks[part]?.()) ?? 0] as const);
  return Object.fromEntries(await Promise.all(readings));
}

/** @returns a row of the table */
async function measure(clocks: Clocks, { name, url, part, calls, callers }: MeasuredCall, seconds: number) {
  const readings: Used[] = [];
  async function processorSeconds() {
    const used = await readAll(clocks);
    readings.push(used);
    return used[part] ?? Number.NaN;
  }
  const { perSecond, perCore, p95, failed } = await load({ url, processorSeconds }, calls, seconds, callers);
  const usedBy = (which: Part) => (readings[1]?.[which] ?? 0) - (readings[0]?.[which] ?? 0);
  const elapsed = (perCore * usedBy(part)) / perSecond;
  const used = Object.fromEntries(parts.map((which) => [which, usedBy(which) / elapsed]));
  return { failed, cells: [name, ...perProcessor(perSecond, used), number(perSecond), number(p95), String(failed)] };
}

/**
 * Measures what a second of processor time is enough for, in each process of the site and in PostgreSQL: the figures
 * of `docs/scale.md`.
 * @param seconds of each call
 * @returns whether every call was answered 200
 */
export async function benchScale(seconds: number): Promise<boolean> {
  // Memory for all of the database, as a server with such sales would have.
  const server = await acquireEmbeddedServer(join(repositoryRoot, '.local'), { sharedBuffers: '1GB' });
  try {
    const rows = [head];
    let failed = 0;
    const add = async (clocks: Clocks, call: MeasuredCall) => {
      const row = await measure(clocks, call, seconds);
      rows.push(row.cells);
      failed += row.failed;
    };
    const site = await openScaleSite(await benchDatabase(server, 1_000));
    try {
      for (const call of await measuredCalls(site)) await add(site.seconds, call);
    } finally {
      await site.close();
    }
    const day = await openBusyDay(seconds);
    try {
      await add(day.seconds, day.checks);
      const open = await day.openBoards(boardsLonger * seconds);
      rows.push(['open boards', ...perProcessor(open.boards, open.used), '–', '–', String(open.failed)]);
      failed += open.failed;
      console.log(`\n${table(rows)}\nA board is sent ${number(open.bytesPerSecond)} bytes a second.`);
    } finally {
      await day.close();
    }
    return failed === 0;
  } finally {
    await server.release();
  }
}
