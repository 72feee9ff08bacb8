/**
 * Money with its currency. An entry of its own: the arithmetic brings a library that the shell and the ticket check must
 * not load, so the contract's index has the types only.
 */
export * from './arithmetic.ts';
export * from './currency.ts';
export * from './decimal.ts';
export * from './format.ts';
