/** For a start without a provider's call: reading and writing rows. In seconds. */
export const startWithoutCall = 3;

/** For a start with one call that times out after `timeoutMs`, rows included; buyers wait for fifteen seconds. In seconds. */
export const startWithin = (timeoutMs: number) => Math.ceil(timeoutMs / 1000) + 2;
