import type { App } from '../../http/app.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import type { ModuleContext } from '../api-module.ts';
import { createMailedWaiting } from './mailed-waiting.ts';
import { createOfferSeats } from './offer-seats.ts';
import { waitingListRoutes } from './waiting-list.routes.ts';
import { createWaitingListService } from './waiting-list.service.ts';

interface WaitingListModuleDependencies {
  accounts: { profile(customerId: number): Promise<{ email: string }> };
  visibility: VisibilityService;
}

export function createWaitingListModule(
  { config, db, jobs, http }: ModuleContext,
  { accounts, visibility }: WaitingListModuleDependencies,
) {
  const { maxUnpaid, waitingHoldSeconds, offersPerNetwork, jwtSecret } = config;
  const stockChanged = http.cache.eventChanged;
  const waitingList = createWaitingListService({
    db,
    jobs,
    visibility,
    maxTickets: maxUnpaid.tickets,
    openedSeconds: waitingHoldSeconds / 2,
    jwtSecret,
    stockChanged,
  });
  return {
    waitingList,
    mailedWaiting: createMailedWaiting({ db }),
    routes: (app: App) => waitingListRoutes(app, { ...http, accounts, waitingList }),
    jobs: {
      'offer-seats': createOfferSeats({
        db,
        jobs,
        holdSeconds: waitingHoldSeconds / 2,
        offersPerNetwork,
        stockChanged,
      }),
    } satisfies Partial<JobHandlers>,
    deleteExpired: waitingList.deletePast,
  };
}
