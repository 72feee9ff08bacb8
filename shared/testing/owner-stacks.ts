import * as React from 'react';

/**
 * React’s development build takes a stack trace for each element, up to ten thousand per second: a tenth of the
 * processor time on pages with many elements. Only its developer tools show them, so its counter is fixed at the limit.
 */
export function withoutOwnerStacks() {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Internals;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} });
}

interface Internals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
}
