/**
 * Money with its currency. A separate entry point: the arithmetic needs a library that the shell and the ticket check
 * must not load, so the contract's index exports only types.
 */
export * from './arithmetic.ts';
export * from './currency.ts';
export * from './decimal.ts';
export * from './format.ts';
