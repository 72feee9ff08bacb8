/** Shared by API and gateway, which do not import each other. Not for browsers. */
export { fetchWithin, type ResponseLimits, ResponseTooLargeError, readWithin } from './fetch-within.ts';
export { followConnections } from './last-requests.ts';
export { watchForStalls } from './stall-watch.ts';
