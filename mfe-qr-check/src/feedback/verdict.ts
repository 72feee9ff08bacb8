/** What a driver is told of a ticket: green, amber or red. */
export type Verdict = 'valid' | 'used' | 'invalid';
