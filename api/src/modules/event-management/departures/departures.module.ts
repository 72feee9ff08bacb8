import type { App } from '../../../http/app.ts';
import type { JobHandlers } from '../../../jobs/jobs.ts';
import type { ModuleContext } from '../../api-module.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { createActs, createBeginAct } from '../acts/acts.ts';
import { createPerformStep } from '../acts/perform-step.ts';
import { createEventsForStaff } from '../for-staff/events-for-staff.ts';
import { createCancelEvent } from './cancel-event.ts';
import { departureActsRoutes } from './departure-acts.routes.ts';
import { createDepartureActs } from './departure-acts.ts';
import { departuresRoutes } from './departures.routes.ts';
import { createDeparturesForStaff } from './departures-for-staff.ts';
import { eventActsRoutes } from './event-acts.routes.ts';
import { createEventActs } from './event-acts.ts';

/** Departures in the back office, and acts on everyone with an order for them. */
export function createDeparturesModule({ db, jobs, http }: ModuleContext, { states }: { states: OrderStates }) {
  const beginAct = createBeginAct({ jobs });
  const acts = createActs({ db });
  const performStep = createPerformStep({ db, jobs, states, stockChanged: http.cache.eventChanged });
  return {
    /** Mails read the text of staff's messages from it. */
    acts,
    routes(app: App) {
      departuresRoutes(app, {
        ...http,
        departures: createDeparturesForStaff({ db }),
        events: createEventsForStaff({ db }),
      });
      departureActsRoutes(app, { ...http, acts: createDepartureActs({ db, jobs, beginAct }) });
      eventActsRoutes(app, {
        ...http,
        eventActs: createEventActs({ db, acts }),
        cancelEvent: createCancelEvent({ db, beginAct }),
      });
    },
    jobs: { 'act-step': ({ stepId }) => performStep(stepId) } satisfies Partial<JobHandlers>,
  };
}
