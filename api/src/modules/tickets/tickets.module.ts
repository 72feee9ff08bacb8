import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { createDeleteScans } from './delete-scans.ts';
import { deviceChecksRoutes } from './device-checks/device-checks.routes.ts';
import { createDeviceChecksService } from './device-checks/device-checks.service.ts';
import { ticketListsRoutes } from './lists/ticket-lists.routes.ts';
import { createTicketListsService } from './lists/ticket-lists.service.ts';
import { shortCodesRoutes } from './short-codes/short-codes.routes.ts';
import { createShortCodesService } from './short-codes/short-codes.service.ts';
import { createTicketCodes } from './ticket-codes.ts';
import { ticketsRoutes } from './tickets.routes.ts';
import { createTicketsService } from './tickets.service.ts';

export function createTicketsModule({ config, db, jobs, http }: ModuleContext) {
  const codes = createTicketCodes(config.ticketKeys);
  const checking = { db, jobs, codes, hours: config.admission, holds: config.chargebackHoldsTickets };
  return {
    codes,
    routes(app: App) {
      ticketsRoutes(app, { ...http, tickets: createTicketsService(checking) });
      deviceChecksRoutes(app, { ...http, deviceChecks: createDeviceChecksService(checking) });
      ticketListsRoutes(app, { ...http, ticketLists: createTicketListsService(checking) });
      shortCodesRoutes(app, { ...http, shortCodes: createShortCodesService(checking) });
    },
    deleteExpired: createDeleteScans({ db }),
  };
}
