export * from './accounts.ts';
export * from './lists.ts';
