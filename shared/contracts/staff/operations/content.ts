import type { NeededPermission } from '../roles.ts';

/** What landing pages show. */
export const contentOperations = {
  getRecommendedEvents: 'content.change',
  changeRecommendedEvents: 'content.change',
} as const satisfies Record<string, NeededPermission>;
