import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { outputDir } from '@idavuelta/deploy/output.ts';
import { browserPackages } from '@idavuelta/tools/build/packages.ts';
import { buildAndPublish, staleBuilds } from '@idavuelta/tools/start/builds.ts';
import { summary } from '../load.ts';
import { table } from '../table.ts';
import { audit } from './audit.ts';
import { openBrowsers } from './browsers.ts';
import { send } from './send.ts';
import { type SaleSite, startSale } from './site.ts';
import { type Experience, type Intention, type Person, visit } from './visitor.ts';
import { transactions, watchQueue } from './watch.ts';

interface Run {
  name: string;
  visitors: number;
  seats: number;
  maxAdmitted: number;
  withKills: boolean;
  inValkey: boolean;
}

/** Share of the visitors who come before the opening, and the seconds in which they and the others come. */
const arrivals = { early: 0.6, before: 25, after: 60 };
/** Seconds that the first visitors wait before the opening, alone: what they cost is counted then. */
const quietSeconds = 15;
/** Seconds to wait after the last early visitor has come, so that each of them has a place. */
const settleSeconds = 2;
/** Seconds after which a run that does not end is given up. */
const limitSeconds = 900;

/**
 * Returns the largest correlation of arrival and position that still counts as chance: three standard deviations, but
 * 0.05 for large crowds.
 */
const largestChance = (drawn: number) => Math.max(0.05, 3 / Math.sqrt(drawn));

const between = (from: number, to: number) => () => from + Math.random() * (to - from);
/** One in twenty does not come back at their turn, one in twenty leaves the order. */
const intentionOf = (index: number): Intention =>
  index % 20 === 7 ? 'stay-away' : index % 20 === 13 ? 'leave' : 'order';

/** Milliseconds of orders while nobody else is there. */
async function emptySale({ gateways: [gateway], emptySaleOrder, tokens }: SaleSite): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 60; i += 1) {
    const headers = { authorization: `Bearer ${tokens[i]}`, 'idempotency-key': randomUUID() };
    const began = performance.now();
    const { status } = await send('POST', `${gateway?.url}/backend/shop-api/init-payment`, {
      headers,
      body: emptySaleOrder,
    });
    if (status !== 200) throw new Error(`an order of the empty sale was answered ${status}`);
    if (i >= 10) times.push(performance.now() - began);
  }
  return summary(times, 1).p95;
}

/** Kills each process once, one after the other, and starts it again. */
async function killEach({ gateways, members, valkey }: SaleSite, isOver: () => boolean) {
  const killed: string[] = [];
  const kills = [
    ...gateways.map(({ kill, restart }, index) => ({ name: `gateway ${index + 1}`, kill, restart })),
    ...members.map((member, index) => ({
      name: `API ${index + 1}`,
      kill: () => member.stop('SIGKILL'),
      restart: member.restart,
    })),
    ...(valkey ? [{ name: 'Valkey', kill: valkey.stop, restart: async () => {} }] : []),
  ];
  for (const { name, kill, restart } of kills) {
    await wait(12_000);
    if (isOver()) break;
    await kill();
    killed.push(name);
    await wait(3_000);
    await restart();
  }
  return killed;
}

async function runSale({ name, withKills, ...size }: Run): Promise<[boolean, string[]]> {
  const site = await startSale({ ...size, outputDir });
  const { db, room, order, tokens, gateways } = site;
  try {
    const emptyP95 = await emptySale(site);
    const secondsBefore = arrivals.before + settleSeconds + quietSeconds;
    await site.opensIn(secondsBefore);
    const began = performance.now();
    const opensAt = began + secondsBefore * 1_000;
    let over = false;
    const isOver = () => over || performance.now() - began > limitSeconds * 1_000;
    const sale = {
      ...{ room, order, isOver },
      gateways: gateways.map(({ url }) => url),
      thinking: between(2, 6),
      pause: between(10, 18),
    };
    const browsers = await openBrowsers({
      gateways: sale.gateways,
      slug: site.event.slug,
      run: name.replaceAll(/\W+/g, '-'),
    });
    const watch = watchQueue(db, room, size.maxAdmitted);
    const people = tokens.map((token, index): Person => ({ index, token, intention: intentionOf(index) }));
    const earlyCount = Math.round(people.length * arrivals.early);
    const come = async (person: Person, seconds: number): Promise<Experience> => {
      await wait(seconds * 1_000);
      return visit(sale, person);
    };
    const early = people.slice(0, earlyCount).map((person) => come(person, Math.random() * arrivals.before));
    await wait((arrivals.before + settleSeconds) * 1_000);
    const before = await transactions(db);
    await wait(quietSeconds * 1_000);
    // the watcher's own looks are not the visitors'
    const waitingCost = (await transactions(db)) - before - quietSeconds * 10;
    await wait(Math.max(0, opensAt - performance.now()));
    const late = people.slice(earlyCount).map((person) => come(person, Math.random() * arrivals.after));
    const kills = withKills ? killEach(site, isOver) : Promise.resolve([]);
    const all = await Promise.all([...early, ...late]);
    const seconds = (performance.now() - opensAt) / 1_000;
    over = true;
    const killed = await kills;
    const queue = await watch.stop();
    const shown = await browsers.close();
    const { foretold, ...found } = await audit(site, all, queue.drawn);
    const holds: Record<string, boolean> = {
      'nobody overtakes': queue.wentBack === 0 && queue.calledBehind === 0 && found.lateOutOfOrder === 0,
      'no position twice': found.samePosition === 0 && found.changedPlaces === 0,
      '|ρ| is small': Math.abs(found.rho) < largestChance(queue.drawn),
      'never more than admitted': queue.overLimit === 0 && found.mostAtOnce <= size.maxAdmitted,
      'nothing sold twice': found.taken <= found.capacity && found.taken === found.orders,
      'no order lost': found.lost === 0 && found.orders === found.ordered && found.admissions === found.orders,
      'places refill, all is sold': found.taken === found.capacity,
      '< 1 request per 10 s': found.pollsPerTenSeconds < 1,
      'three browsers wait and are told': shown.length === 3 && shown.every((each) => each.length === 3),
    };
    for (const [rule, kept] of Object.entries(holds)) if (!kept) console.log(`NOT KEPT (${name}): ${rule}`);
    console.log(`${name}: ${JSON.stringify({ ...found, ids: undefined, queue, killed, shown })}`);
    const percent = (share: number) => `${Math.round(share * 100)} %`;
    return [
      Object.values(holds).every(Boolean),
      [
        name,
        String(people.length),
        `${found.ordered}/${found.capacity}`,
        `${seconds.toFixed(0)} s`,
        killed.length ? killed.join(', ') : '–',
        found.rho.toFixed(3),
        `${Math.max(queue.most, found.mostAtOnce)}/${size.maxAdmitted}`,
        found.pollsPerTenSeconds.toFixed(2),
        (waitingCost / quietSeconds).toFixed(1),
        `${percent(foretold.p50)} / ${percent(foretold.p90)}`,
        percent(foretold.held),
        `${found.orders95.toFixed(0)} / ${emptyP95.toFixed(0)} ms`,
      ],
    ];
  } finally {
    await site.stop();
  }
}

const head = [
  ...['', 'visitors', 'sold', 'sold out in', 'killed', 'ρ', 'most admitted', 'requests per 10 s'],
  ...['transactions/s of all who wait', 'error of the time p50 / p90', 'range held', 'order p95 / empty sale'],
];

/**
 * Plays the hour of a sale in minutes: thousands of visitors at two gateways and two API processes.
 * @returns whether every rule of the queue was kept
 */
export async function benchOnSale(visitors: number): Promise<boolean> {
  const size = { visitors, seats: Math.round(visitors / 5), maxAdmitted: Math.max(20, Math.round(visitors / 60)) };
  const stale = staleBuilds(outputDir, browserPackages);
  if (stale.length > 0) await buildAndPublish(outputDir, stale, console.log);
  const rows = [head];
  let kept = true;
  for (const run of [
    { name: 'quiet, PostgreSQL', withKills: false, inValkey: false },
    { name: 'kills, PostgreSQL', withKills: true, inValkey: false },
    { name: 'kills, Valkey', withKills: true, inValkey: true },
  ]) {
    const [ok, row] = await runSale({ ...size, ...run });
    kept &&= ok;
    rows.push(row);
  }
  const columns = head.map((_, column) => rows.map((row) => row[column] ?? ''));
  console.log(`\n${table(columns)}`);
  return kept;
}
