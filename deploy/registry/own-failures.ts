const ownFailures: readonly unknown[] = ['entry', 'contract', 'start', 'script', 'hung'];

/**
 * Tells whether a failure is the release's own fault; `late` is the visitor's connection, and `csp` may be a browser
 * extension.
 */
export const isOwnFailure = (failure: unknown) => ownFailures.includes(failure);
