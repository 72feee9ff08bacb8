import type { App } from '../../http/app.ts';
import { createCustomersForStaff } from '../accounts/for-staff/customers-for-staff.ts';
import type { ModuleContext } from '../api-module.ts';
import { createOrdersForStaff } from '../orders/for-staff/orders-for-staff.ts';
import { finderRoutes } from './finder.routes.ts';
import { createFinder } from './finder.ts';
import { rememberReads } from './remember-reads.ts';

/** Finds everything of the office by one field. */
export function createFinderModule({ db, jobs, http }: ModuleContext) {
  const customers = createCustomersForStaff({ db, jobs });
  const finder = createFinder({ db, orders: createOrdersForStaff({ db }), customers });
  return {
    routes(app: App) {
      finderRoutes(app, { ...http, finder });
      rememberReads(app, finder);
    },
  };
}
