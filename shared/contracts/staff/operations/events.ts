import type { NeededPermission } from '../roles.ts';

/** Events: what they are, and whether they are found and sold. */
export const eventOperations = {
  listManagedEvents: 'events.read',
  changeEventState: 'events.change',
  listEventChoices: 'events.read',
  getManagedEvent: 'events.read',
  addManagedEvent: 'events.change',
  changeManagedEvent: 'events.change',
  copyManagedEvent: 'events.change',
  makeEventPreview: 'events.preview',
  setEventPicture: 'events.change',
  importEvents: 'events.change',
  exportEvents: 'events.read',
  getEventTemplate: 'events.read',
} as const satisfies Record<string, NeededPermission>;
