import { readTicketKeys } from '@idavuelta/api/config/ticket-keys.ts';
import { createTicketCodes } from '@idavuelta/api/modules/tickets/ticket-codes.ts';

/** A constant Ed25519 key, so that the pictures are always the same: PKCS #8 around 32 equal bytes. */
export const signingKey = Buffer.concat([
  Buffer.from('302e020100300506032b657004220420', 'hex'),
  Buffer.alloc(32, 7),
]).toString('base64');

const codes = createTicketCodes(readTicketKeys({ signingKeys: [signingKey], publicKeys: [] }));

export interface KnownCode {
  orderId: string;
  text: string;
}

/** Returns the code of a ticket as the API signs it. Each number belongs to a separate order. */
export function knownCode(number: number): KnownCode {
  const digits = (length: number) =>
    String(number * 7919)
      .padStart(length, '3')
      .slice(-length);
  const orderId = `${digits(8)}-6a5c-4c58-9d7e-${digits(12)}`;
  return { orderId, text: codes.textOf({ orderId, ticket: 1 + (number % 4), issue: 1 }) };
}
