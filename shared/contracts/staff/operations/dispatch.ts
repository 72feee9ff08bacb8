import type { NeededPermission } from '../roles.ts';

/** Vehicles, drivers, and the plans of departures. */
export const dispatchOperations = {
  listVehicles: 'dispatch.read',
  addVehicle: 'dispatch.change',
  changeVehicle: 'dispatch.change',
  listDrivers: 'dispatch.read',
  changeDriver: 'dispatch.change',
  showDispatchPlan: 'dispatch.read',
  startPlanning: 'dispatch.change',
  changePlanDraft: 'dispatch.change',
  discardPlanDraft: 'dispatch.change',
  setPartyPosition: 'dispatch.change',
  setPartyNote: 'dispatch.change',
  publishPlan: 'dispatch.change',
  exportRunSheets: 'run-sheets.read',
} as const satisfies Record<string, NeededPermission>;
