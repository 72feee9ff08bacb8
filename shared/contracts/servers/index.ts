/** Shared by API and gateway, which do not import each other. Not for browsers. */
export { createDraw } from './draw.ts';
export { fetchWithin, type ResponseLimits, ResponseTooLargeError, readWithin } from './fetch-within.ts';
export { followConnections } from './last-requests.ts';
export { createMac, readSignedValue, type SigningPurpose, signValue } from './signed-value.ts';
export { watchForStalls } from './stall-watch.ts';
