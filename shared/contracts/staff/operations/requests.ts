import type { NeededPermission } from '../roles.ts';

/** Requests of customers for private events. */
export const requestOperations = {
  listRequests: 'requests.read',
  getRequest: 'requests.read',
  listRequestGuests: 'requests.read',
  approveRequest: 'requests.decide',
  rejectRequest: 'requests.decide',
  finishRequest: 'requests.decide',
  settleRequestQuote: 'transfers.change',
} as const satisfies Record<string, NeededPermission>;
