import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { firstDayRoutes } from './first-day.routes.ts';
import { createFirstDay } from './first-day.ts';
import { createSampleData, type SampleDataDependencies } from './sample-data.ts';

/** An empty installation leads its owner to the first sale. */
export const createFirstDayModule = (
  { db, http }: ModuleContext,
  { addVehicle }: Pick<SampleDataDependencies, 'addVehicle'>,
) => ({
  firstDay: createFirstDay({ db }),
  routes: (app: App) => firstDayRoutes(app, { ...http, sampleData: createSampleData({ db, addVehicle }) }),
});
