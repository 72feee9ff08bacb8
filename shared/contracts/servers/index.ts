/** What API and gateway, which do not import each other, do in the same way. Nothing of it is for browsers. */
export { type AnswerLimits, AnswerTooLargeError, fetchWithin, readWithin } from './fetch-within.ts';
export { followConnections } from './last-requests.ts';
export { watchForStalls } from './stall-watch.ts';
