import {
  addDays,
  type CountrySales,
  type FirstDay,
  type StaffPermission,
  type Today,
  type WorkItem,
} from '@idavuelta/shared/contracts/staff';
import { type Database, databaseClock } from '../../database/database.ts';
import type { StaffMember } from '../../http/staff-authentication.ts';
import { isLimited, type StaffScope } from '../../http/staff-scope.ts';
import type { Travellers } from '../travellers/travellers.ts';
import { createTodayRepository, type Waiting } from './today.repository.ts';

export type { Waiting } from './today.repository.ts';

type Caller = Pick<StaffMember, 'may' | 'scope'>;

/** Reads pending work of a kind. */
type ReadWaiting = (scope: StaffScope) => Promise<Waiting>;

export interface TodayDependencies {
  db: Database;
  travellers: Pick<Travellers, 'departures'>;
  /** How far the installation has come; undefined after the first sale. */
  firstDay: (may: StaffMember['may']) => Promise<FirstDay | undefined>;
  /** Pending work that other modules count. */
  waiting: Record<
    'requests' | 'complaints' | 'broken-trips' | 'silent-phones' | 'failed-jobs' | 'rates' | 'webhooks',
    ReadWaiting
  >;
}

const hourMs = 3_600_000;
/** Hours of upcoming departures shown, and for how long those that have started stay. */
const hoursAhead = 48;
const hoursBehind = 12;

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

type SoldDay = Awaited<ReturnType<ReturnType<typeof createTodayRepository>['sales']>>[number];

/** Sums the days of one country and currency. */
function toCountrySales(days: SoldDay[]): CountrySales[] {
  const [first] = days;
  if (!first) return [];
  const { country, currency, today } = first;
  const sumOf = (from: number, until: number) => {
    const counted = days.filter(({ daysAgo }) => daysAgo >= from && daysAgo <= until);
    const sum = (of: 'orders' | 'tickets' | 'minor') => counted.reduce((total, day) => total + Number(day[of]), 0);
    return { orders: sum('orders'), tickets: sum('tickets'), total: { minor: sum('minor'), currency } };
  };
  const shown = [6, 5, 4, 3, 2, 1, 0].map((ago) => ({
    day: addDays(today, -ago),
    minor: sumOf(ago, ago).total.minor,
    before: sumOf(ago + 7, ago + 7).total.minor,
  }));
  return [
    {
      country,
      today: sumOf(0, 0),
      todayBefore: sumOf(7, 7),
      week: sumOf(0, 6),
      weekBefore: sumOf(7, 13),
      days: shown,
    },
  ];
}

/** The first page of the office: pending work, departures and sales that a person may see. */
export function createToday({ db, travellers, firstDay, waiting }: TodayDependencies) {
  const today = createTodayRepository(db);

  /** Pending work, and the permission to see it. */
  const sources: [WorkItem['kind'], StaffPermission, ReadWaiting][] = [
    ['broken-trips', 'dispatch.read', waiting['broken-trips']],
    ['silent-phones', 'dispatch.read', waiting['silent-phones']],
    ['transfers', 'transfers.change', today.transfers],
    ['bank-rows', 'transfers.change', today.bankRows],
    ['refunds-by-hand', 'orders.refund', today.refundsByHand],
    ['tax-documents', 'tax-documents.read', today.taxDocuments],
    ['flags', 'orders.read', today.flags],
    ['requests', 'requests.read', waiting.requests],
    ['complaints', 'complaints.read', waiting.complaints],
    ['privacy-requests', 'privacy-requests.handle', today.privacyRequests],
    ['failed-jobs', 'system.read', waiting['failed-jobs']],
    ['rates', 'payment-settings.change', waiting.rates],
    ['webhooks', 'integrations.manage', waiting.webhooks],
  ];

  async function workOf({ may, scope }: Caller): Promise<WorkItem[]> {
    const work: WorkItem[] = [];
    for (const [kind, permission, read] of sources) {
      // other work is not counted by event
      if (!may(permission) || (isLimited(scope) && kind !== 'broken-trips')) continue;
      const { count, oldest } = await read(scope);
      if (count > 0) work.push({ kind, count, ...(oldest && { oldest: oldest.toISOString() }) });
    }
    return work;
  }

  async function departures(scope: StaffScope) {
    const now = (await databaseClock(db)).getTime();
    const [from, until] = [now - hoursBehind * hourMs, now + hoursAhead * hourMs];
    const page = { page: 1, size: 100, sort: 'startsAt' };
    // a day more on both sides, because the days are those of each event
    const days = { from: isoDay(from - 24 * hourMs), until: isoDay(until + 24 * hourMs) };
    const { rows } = await travellers.departures({ ...page, ...days }, scope);
    return rows.filter(({ startsAt }) => Date.parse(startsAt) > from && Date.parse(startsAt) <= until);
  }

  /** Returns the sales of each country and currency, the countries in their order. */
  async function sales(): Promise<CountrySales[]> {
    const days = await today.sales();
    return [...Map.groupBy(days, ({ country, currency }) => `${country} ${currency}`).values()].flatMap(toCountrySales);
  }

  return async ({ may, scope }: Caller): Promise<Today> => {
    const shown = may('events.read') ? await departures(scope) : [];
    const mayPlan = may('dispatch.read');
    const beginning = isLimited(scope) ? undefined : await firstDay(may);
    return {
      work: await workOf({ may, scope }),
      departures: shown,
      ...(mayPlan && { plans: await today.plans(shown.map(({ id }) => id)) }),
      sales: [],
      ...(may('reports.read') && !isLimited(scope) && { salesByCountry: await sales() }),
      ...(beginning && { firstDay: beginning }),
    };
  };
}
