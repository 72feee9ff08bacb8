/** Where nobody is called: what is left is reading and writing rows. In seconds. */
export const startWithoutCall = 3;

/** For one call that is given up after `timeoutMs`, with the rows around it; buyers wait for fifteen seconds. In seconds. */
export const startWithin = (timeoutMs: number) => Math.ceil(timeoutMs / 1000) + 2;
