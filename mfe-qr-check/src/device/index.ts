/** Checking tickets on the device; loaded with the first scan or a prepared list. */
export { checkTicket, recordForged } from './check-ticket.saga.ts';
export { fetchKeys } from './keys.saga.ts';
export { keepInSync } from './sync.saga.ts';
export { findTyped } from './typed-code.saga.ts';
