import type { NeededPermission } from '../roles.ts';

/** Events to choose from, in forms and filters. */
export const eventOptionOperations = {
  listEventOptions: 'events.read',
} as const satisfies Record<string, NeededPermission>;
