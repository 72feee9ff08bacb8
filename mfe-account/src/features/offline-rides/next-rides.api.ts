import type { ListPage, OrderDetail, OrderId, PurchaseSummary } from '@idavuelta/shared/contracts';
import type { ApiProblem } from '@idavuelta/shared/platform';
import { now } from '@idavuelta/shared/ui';
import { accountApi } from '../../state/api.ts';
import { type RidePass, toRidePass } from '../../ui/ride-pass/ride-pass.ts';
import { isOver } from '../../ui/ride-pass/travel-day.ts';

/** Maximum stored on a device. */
const limits = { purchases: 10, tickets: 20 };

/** The next rides, as far as they could be read. */
export interface NextRides {
  /** Ids of purchases with an upcoming ride, the next one first. */
  ids: OrderId[];
  /** Passes with a valid ticket. */
  passes: RidePass[];
  /** Ids of purchases that could not be read: the connection broke. */
  unread: OrderId[];
  /** ISO 8601, by the device's clock, the only one available offline to calculate the age. */
  readAt: string;
}

const byDate = (one: { startDate: string }, other: { startDate: string }) =>
  Date.parse(one.startDate) - Date.parse(other.startDate);

export const { useAccountNextRidesQuery: useNextRides } = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the tickets of all upcoming trips among the latest purchases, not only of today's. */
    accountNextRides: build.query<NextRides, void>({
      async queryFn(_, _api, _options, fetch) {
        const list = await fetch({ url: '/shop-api/payment-history', page: true });
        if (list.error) return { error: list.error as ApiProblem };
        const ids = (list.data as ListPage<PurchaseSummary>).items
          .filter(({ state, regularEvent }) => state === 'paid' && !isOver(regularEvent, now()))
          .sort((one, other) => byDate(one.regularEvent, other.regularEvent))
          .slice(0, limits.purchases)
          .map(({ id }) => id);
        const passes: RidePass[] = [];
        const unread: OrderId[] = [];
        for (const id of ids) {
          const { data, error } = await fetch({ url: `/shop-api/order-detail/${encodeURIComponent(id)}` });
          const pass = data ? toRidePass(data as OrderDetail) : undefined;
          if (error) unread.push(id);
          else if (pass && countTickets(passes) + pass.tickets.length <= limits.tickets) passes.push(pass);
        }
        return { data: { ids, passes, unread, readAt: new Date().toISOString() } };
      },
      providesTags: ['Purchases'],
      keepUnusedDataFor: 0,
    }),
  }),
});

const countTickets = (passes: RidePass[]) => passes.reduce((sum, { tickets }) => sum + tickets.length, 0);
