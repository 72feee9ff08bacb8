import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { createAccountsService } from './accounts.service.ts';
import { createLoginAttempts } from './guessing/login-attempts.ts';

export function createAccountsModule({ config, db, jobs, http }: ModuleContext) {
  const loginAttempts = createLoginAttempts({ db, jobs, config });
  const accounts = createAccountsService({ db, jobs, authentication: http.authentication, loginAttempts });
  return {
    accounts,
    routes: (app: App) => accountsRoutes(app, { ...http, accounts }),
    forgetOld: loginAttempts.forgetOld,
  };
}
