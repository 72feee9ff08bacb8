import type { NeededPermission } from '../roles.ts';

/** What was sold, paid back and driven, and what waits for somebody. */
export const reportOperations = {
  getToday: 'own-account',
  getReport: 'reports.read',
  exportReport: 'reports.read',
} as const satisfies Record<string, NeededPermission>;
