import { type Database, query } from '@idavuelta/api/database/database.ts';
import { summary } from '../load.ts';
import type { SaleSite } from './site.ts';
import type { Experience } from './visitor.ts';

/** Correlation of the places in order of arrival with the positions that were drawn (Pearson's ρ). */
function correlation(pairs: [number, number][]): number {
  const mean = (index: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length;
  const [meanPlace, meanPosition] = [mean(0), mean(1)];
  let [both, places, positions] = [0, 0, 0];
  for (const [place, position] of pairs) {
    both += (place - meanPlace) * (position - meanPosition);
    places += (place - meanPlace) ** 2;
    positions += (position - meanPosition) ** 2;
  }
  return both / Math.sqrt(places * positions);
}

/** Most people who had entered and not yet ordered or left at the same time, as they saw it themselves. */
function mostAtOnce(all: Experience[]): number {
  const changes = all
    .flatMap(({ enteredAt, endedAt }): [number, number][] =>
      enteredAt === undefined || endedAt === undefined
        ? []
        : [
            [enteredAt, 1],
            [endedAt, -1],
          ],
    )
    .toSorted(([a, up], [b, down]) => a - b || up - down);
  let [present, most] = [0, 0];
  for (const [, change] of changes) {
    present += change;
    most = Math.max(most, present);
  }
  return most;
}

/** How far the foretold times were from the true ones, relative to the time that was left, and how many ranges held. */
function foretoldErrors(all: Experience[]) {
  const errors: number[] = [];
  let held = 0;
  for (const { foretold, calledAt } of all) {
    for (const { at, expected, from, to } of calledAt === undefined ? [] : foretold) {
      const left = Number(calledAt) - at;
      errors.push(Math.abs(expected - Number(calledAt)) / left);
      if (Number(calledAt) >= from && Number(calledAt) <= to) held += 1;
    }
  }
  const sorted = errors.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p90: at(0.9), held: held / errors.length };
}

async function storedOrders(db: Database, eventId: number) {
  const [orders] = await query<{ orders: number; admissions: number }>(
    db,
    'SELECT count(*)::int AS orders, count(DISTINCT admission)::int AS admissions FROM orders WHERE event_id = $1',
    [eventId],
  );
  const [seats] = await query<{ taken: number; capacity: number }>(
    db,
    `SELECT sum(p.held + p.sold)::int AS taken, sum(p.capacity)::int AS capacity
     FROM seat_pool p JOIN departure d ON d.id = p.departure_id WHERE d.event_id = $1`,
    [eventId],
  );
  const ids = await query<{ id: string }>(db, 'SELECT id FROM orders WHERE event_id = $1', [eventId]);
  return {
    ...{ orders: 0, admissions: 0, ...orders },
    ...{ taken: 0, capacity: 0, ...seats },
    ids: ids.map(({ id }) => id),
  };
}

/** Compares what visitors saw with what the database holds. */
export async function audit({ db, event }: Pick<SaleSite, 'db' | 'event'>, all: Experience[], drawn: number) {
  const stored = await storedOrders(db, event.eventId);
  const ordered = all.filter(({ outcome }) => outcome === 'ordered');
  const known = new Set(stored.ids);
  const early = all.flatMap(({ place, position }): [number, number][] =>
    place !== undefined && position !== undefined && place < drawn ? [[place, position]] : [],
  );
  const positions = all.map(({ position }) => position).filter((position) => position !== undefined);
  const late = all.filter(({ place }) => place !== undefined && place >= drawn);
  const waitedMs = all.reduce((sum, each) => sum + each.waitedMs, 0);
  const polls = all.reduce((sum, each) => sum + each.polls, 0);
  const times = all.flatMap(({ orderMs }) => (orderMs === undefined ? [] : [orderMs]));
  return {
    ...stored,
    ordered: ordered.length,
    lost: ordered.filter(({ orderId }) => !known.has(orderId ?? '')).length,
    samePosition: positions.length - new Set(positions).size,
    changedPlaces: all.reduce((sum, each) => sum + each.changedPlaces, 0),
    lateOutOfOrder: late.filter(({ place, position }) => place !== position).length,
    rho: correlation(early),
    mostAtOnce: mostAtOnce(all),
    pollsPerTenSeconds: (polls / waitedMs) * 10_000,
    foretold: foretoldErrors(all),
    orders95: summary(times, 1).p95,
    outcomes: Object.fromEntries(
      [...Map.groupBy(all, ({ outcome }) => outcome)].map(([outcome, group]) => [outcome, group.length]),
    ),
    codes: Object.fromEntries(
      [...Map.groupBy(all, ({ code }) => code ?? '')]
        .map(([code, group]) => [code, group.length])
        .filter(([code]) => code),
    ),
  };
}
