import { isAllowed, type StaffRole, type Today, type WorkItem } from '@idavuelta/shared/contracts/staff';
import { type Database, databaseClock } from '../../database/database.ts';
import { isLimited, type StaffScope } from '../../http/staff-scope.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { RatesToSet } from '../exchange-rates/rates-to-set.ts';
import type { Travellers } from '../travellers/travellers.ts';
import { createTodayRepository } from './today.repository.ts';

/** Number of pending items, and since when the oldest is pending. */
export interface Waiting {
  count: number;
  oldest: Date | null;
}

interface TodayDependencies {
  db: Database;
  jobs: Jobs;
  travellers: Pick<Travellers, 'departures'>;
  /** Requests for private events awaiting a decision. */
  requests: () => Promise<Waiting>;
  /** Sheets of the complaints book whose term is over. */
  complaints: () => Promise<Waiting>;
  /** Published trips that lost their vehicle, seats or driver. */
  brokenTrips: (scope: StaffScope) => Promise<Waiting>;
  /** Exchange rates due for renewal. */
  ratesToSet: RatesToSet;
}

const dayMs = 86_400_000;
/** Number of days of upcoming departures shown. */
const daysAhead = 7;
const maxFailedJobs = 100;

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Today's pending work, filtered by what each role may see. */
export function createToday({
  db,
  jobs,
  travellers,
  requests,
  complaints,
  brokenTrips,
  ratesToSet,
}: TodayDependencies) {
  const today = createTodayRepository(db);

  async function failedJobs() {
    const { items } = await jobs.failed.list({ limit: maxFailedJobs });
    return { count: items.length, oldest: items[0]?.failedAt ?? null };
  }

  /** Pending work, and the permission to see it. */
  const sources = [
    ['broken-trips', 'dispatch.read', brokenTrips],
    ['transfers', 'transfers.change', today.transfers],
    ['bank-rows', 'transfers.change', today.bankRows],
    ['refunds-by-hand', 'orders.refund', today.refundsByHand],
    ['flags', 'orders.read', today.flags],
    ['requests', 'requests.read', requests],
    ['complaints', 'complaints.read', complaints],
    ['failed-jobs', 'system.read', failedJobs],
    ['rates', 'payment-settings.change', ratesToSet],
  ] as const;

  async function workOf(role: StaffRole, scope: StaffScope): Promise<WorkItem[]> {
    const work: WorkItem[] = [];
    for (const [kind, permission, read] of sources) {
      // other work is not counted by event
      if (!isAllowed(role, permission) || (isLimited(scope) && kind !== 'broken-trips')) continue;
      const { count, oldest } = await read(scope);
      if (count > 0) work.push({ kind, count, ...(oldest && { oldest: oldest.toISOString() }) });
    }
    return work;
  }

  async function departures(scope: StaffScope) {
    const now = (await databaseClock(db)).getTime();
    const page = { page: 1, size: 50, sort: 'startsAt' };
    const from = isoDay(now - dayMs);
    const { rows } = await travellers.departures({ ...page, from, until: isoDay(now + daysAhead * dayMs) }, scope);
    // the previous day's departures are over, unless the event's time zone is behind
    return rows.filter(({ startsAt }) => Date.parse(startsAt) > now - dayMs / 2);
  }

  /** Returns what was sold on each day. */
  async function sales(): Promise<Today['sales']> {
    const byDay = Map.groupBy(await today.sales(), ({ day }) => day);
    return [...byDay].map(([day, rows]) => ({
      day,
      orders: rows.reduce((sum, { orders }) => sum + orders, 0),
      tickets: rows.reduce((sum, { tickets }) => sum + tickets, 0),
      listed: rows.flatMap(({ currency, minor }) => (currency === null ? [] : [{ minor, currency }])),
    }));
  }

  return async (role: StaffRole, scope: StaffScope): Promise<Today> => ({
    work: await workOf(role, scope),
    departures: isAllowed(role, 'events.read') ? await departures(scope) : [],
    sales: isAllowed(role, 'reports.read') && !isLimited(scope) ? await sales() : [],
  });
}
