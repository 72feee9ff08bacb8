/** Time to start an attempt without a provider call, for database work only, in seconds. */
export const startWithoutCall = 3;

/**
 * Time to start an attempt with one call that times out after `timeoutMs`, including database work, in seconds. Must
 * stay below the fifteen seconds after which browsers give up.
 */
export const startWithin = (timeoutMs: number) => Math.ceil(timeoutMs / 1000) + 2;
