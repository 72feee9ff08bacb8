/** What a driver is told of a ticket: green, amber (`used`, `held`) or red. `held`: it is good and admits nobody now. */
export type Verdict = 'valid' | 'used' | 'held' | 'invalid';
