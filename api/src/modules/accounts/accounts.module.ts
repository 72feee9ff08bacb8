import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { createAccountsService } from './accounts.service.ts';
import { customersRoutes } from './for-staff/customers.routes.ts';
import { createCustomersForStaff } from './for-staff/customers-for-staff.ts';
import { createLoginAttempts } from './guessing/login-attempts.ts';
import { createPasswordGuesses } from './guessing/password-guesses.ts';

export function createAccountsModule({ config, db, jobs, http }: ModuleContext) {
  const loginAttempts = createLoginAttempts({
    db,
    config,
    owners: 'customer',
    notify: (tx, customerId) => jobs.send('send-mail', { kind: 'login-guesses', customerId }, { tx }),
  });
  const accounts = createAccountsService({
    db,
    jobs,
    authentication: http.authentication,
    loginAttempts,
    passwordGuesses: createPasswordGuesses(db, 'customer'),
  });
  return {
    accounts,
    routes(app: App) {
      accountsRoutes(app, { ...http, accounts });
      customersRoutes(app, { ...http, customers: createCustomersForStaff({ db, jobs }) });
    },
    deleteExpired: loginAttempts.deleteExpired,
  };
}
