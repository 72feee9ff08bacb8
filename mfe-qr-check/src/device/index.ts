/** What a device needs to check tickets, fetched with the first scan or with a prepared list. */
export { checkTicket, recordForged } from './check-ticket.saga.ts';
export { fetchKeys } from './keys.saga.ts';
export { keepInSync } from './sync.saga.ts';
export { findTyped } from './typed-code.saga.ts';
