export * from './client.ts';
export * from './errors.ts';
export * from './query.ts';
export * from './saga.ts';
