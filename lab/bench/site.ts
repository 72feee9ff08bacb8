import { openDatabase } from '@idavuelta/api/database/database.ts';
import { releaseHolds } from './holds.ts';
import { type Call, load } from './load.ts';
import { statementsOfOrder } from './orders.ts';
import { type Running, startApi, startBareServer } from './processes.ts';
import { scenariosOf } from './scenarios.ts';
import type { Subject } from './turns.ts';

/** Rows compared with each other; those that are not API calls are indented. */
export const names = {
  list: 'events list, cached',
  bareAnswer: '  a bare answer of its size',
  orders: 'order creation',
  statements: '  its statements alone',
};

/** An API on a database of one size. */
export interface Site {
  events: number;
  /** Subjects to compare, by group. */
  groups: Subject[][];
  /** @returns the seconds one worker takes to release holds that end at the same moment */
  releaseHolds: (count: number) => Promise<number>;
  close: () => Promise<void>;
}

/** Starts everything that is measured on a database of `benchDatabase`. If a start fails, the rest is stopped. */
export async function openSite({ events, url }: { events: number; url: string }): Promise<Site> {
  const db = openDatabase(url);
  const started: Running[] = [];
  const close = async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    await db.destroy();
  };
  const start = async (process: Promise<Running>) => {
    started.push(await process);
    return process;
  };
  const called = (name: string, process: Running, calls: () => Call): Subject => ({
    name,
    events,
    measure: (seconds) => load(process, calls, seconds),
  });
  try {
    const { list, reads, order, orderedIds } = await scenariosOf(db);
    const statements = await statementsOfOrder(url, order, orderedIds);
    const api = await start(startApi(url));
    const bare = await start(startBareServer(await (await fetch(api.url + list().path)).text()));
    return {
      events,
      groups: [
        [called(names.list, api, list), called(names.bareAnswer, bare, list)],
        ...reads.map(({ name, calls }) => [called(name, api, calls)]),
        [called(names.orders, api, () => order().call), { name: names.statements, events, measure: statements }],
      ],
      releaseHolds: (count) => releaseHolds(url, db, count),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
