import type { NeededPermission } from '../roles.ts';

/** Work that failed in the background, and the devices that checked tickets. */
export const systemOperations = {
  listFailedJobs: 'system.read',
  retryFailedJobs: 'jobs.retry',
  listCheckDevices: 'system.read',
} as const satisfies Record<string, NeededPermission>;
