const ownFailures: readonly unknown[] = ['entry', 'contract', 'start', 'script', 'hung'];

/** Whether a failure is the release's own; `late` is the visitor's line, and `csp` may be a browser extension. */
export const isOwnFailure = (failure: unknown) => ownFailures.includes(failure);
