export * from './accounts.ts';
export * from './lists.ts';
export * from './money.ts';
export * from './transfers.ts';
