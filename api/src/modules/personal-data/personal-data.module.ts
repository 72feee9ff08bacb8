import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { customerDataRoutes } from './for-staff/customer-data.routes.ts';
import { personalDataRoutes } from './personal-data.routes.ts';
import { createPersonalData, type PersonalDataDependencies } from './personal-data.service.ts';
import { createApplyRetention } from './retention.ts';

export function createPersonalDataModule(
  { db, http }: ModuleContext,
  dependencies: Omit<PersonalDataDependencies, 'db'>,
) {
  const personalData = createPersonalData({ db, ...dependencies });
  return {
    personalData,
    deleteExpired: createApplyRetention({ db }),
    routes(app: App) {
      personalDataRoutes(app, { ...http, personalData });
      customerDataRoutes(app, { ...http, db, personalData });
    },
  };
}
