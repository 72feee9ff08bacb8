import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { breachesRoutes } from './breaches/breaches.routes.ts';
import { createBreaches } from './breaches/breaches.ts';
import { registerRoutes } from './for-staff/register.routes.ts';
import { createPrivacyRegister, type RegisterDependencies } from './for-staff/register.ts';
import { privacyRequestsRoutes } from './privacy-requests.routes.ts';
import { createPrivacyRequests, type PrivacyRequestsDependencies } from './privacy-requests.service.ts';

interface PrivacyRequestsModuleDependencies {
  accounts: { profile(customerId: number): Promise<{ email: string }> };
  personalData: PrivacyRequestsDependencies['personalData'] & RegisterDependencies['personalData'];
}

export function createPrivacyRequestsModule(
  { db, jobs, http }: ModuleContext,
  { accounts, personalData }: PrivacyRequestsModuleDependencies,
) {
  const privacyRequests = createPrivacyRequests({ db, jobs, personalData });
  const register = createPrivacyRegister({ db, jobs, personalData });
  return {
    mailedPrivacyRequests: privacyRequests.mailed,
    routes(app: App) {
      privacyRequestsRoutes(app, { ...http, accounts, privacyRequests });
      registerRoutes(app, { ...http, register });
      breachesRoutes(app, { ...http, breaches: createBreaches({ db }) });
    },
    deleteExpired: privacyRequests.deleteExpired,
  };
}
