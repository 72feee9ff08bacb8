export * from './client.ts';
export * from './errors.ts';
export * from './request.ts';
export * from './response.ts';
export * from './saga.ts';
export { serverNow } from './server-clock.ts';
