export * from './accounts.ts';
export * from './coupons.ts';
export * from './event-choices.ts';
export * from './lists.ts';
export * from './money.ts';
export * from './transfers.ts';
export * from './travellers.ts';
export * from './orders.ts';
