import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { eventFormsRoutes } from './back-office/event-forms.routes.ts';
import { createEventForms } from './back-office/event-forms.ts';
import { managedEventsRoutes } from './back-office/managed-events.routes.ts';
import { eventChoicesRoutes } from './choices/event-choices.routes.ts';
import { createEventsForStaff } from './events-for-staff.ts';

/** What staff does with events in the back office; commands use the same services. */
export function createEventManagementModule({ db, http }: ModuleContext) {
  const events = createEventsForStaff({ db });
  const forms = createEventForms({ db });
  return {
    routes(app: App) {
      eventChoicesRoutes(app, { ...http, db });
      managedEventsRoutes(app, { ...http, events });
      eventFormsRoutes(app, { ...http, forms });
    },
  };
}
