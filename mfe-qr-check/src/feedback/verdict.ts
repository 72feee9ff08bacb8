/**
 * What a driver is told about a ticket: green, amber (`used`, `held`) or red. `held`: it is valid but not admitted now.
 */
export type Verdict = 'valid' | 'used' | 'held' | 'invalid';
