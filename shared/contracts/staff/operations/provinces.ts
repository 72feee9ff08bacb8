import type { NeededPermission } from '../roles.ts';

/** Provinces where travellers are fetched, with their counties. */
export const provinceOperations = {
  listManagedProvinces: 'events.read',
  getManagedProvince: 'events.read',
  addProvince: 'events.change',
  changeProvince: 'events.change',
} as const satisfies Record<string, NeededPermission>;
