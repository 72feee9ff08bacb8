import { createHmac, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import {
  formatTicketCode,
  makeTypedCode,
  type SignedTicket,
  shortCodeLength,
  ticketStatement,
} from '@idavuelta/shared/contracts/tickets';
import type { TicketKeys } from '../../config/ticket-keys.ts';

export type TicketCodes = ReturnType<typeof createTicketCodes>;

/** The signed codes on tickets. */
export function createTicketCodes({ signing, public: publicKeys }: TicketKeys) {
  const byId = new Map(publicKeys.map(({ id, key }) => [id, key]));
  const signatureBy = ({ id, key }: TicketKeys['signing'][0], ticket: SignedTicket) =>
    `${id}.${sign(null, Buffer.from(ticketStatement(ticket)), key).toString('base64url')}`;
  const shortCodeSecrets = signing.map(({ key }) => shortCodeSecretOf(key));
  const shortCodeBy = (secret: Buffer, ticket: SignedTicket) => {
    const digest = createHmac('sha256', secret).update(ticketStatement(ticket)).digest();
    return makeTypedCode(digest.subarray(0, shortCodeLength), shortCodeLength);
  };
  return {
    /** The text of a ticket's QR code; the same each time. */
    textOf: (ticket: SignedTicket): string => formatTicketCode(ticket, signatureBy(signing[0], ticket)),

    /** The signatures of all codes of a ticket's issue that may be in somebody's hands: one for each key that signs, or did. */
    signaturesOf: (ticket: SignedTicket): string[] => signing.map((key) => signatureBy(key, ticket)),

    /**
     * The short codes of a ticket's issue, the one on new tickets first: made with the keys that sign, so that nothing is
     * stored and a reissued ticket has another.
     */
    shortCodesOf: (ticket: SignedTicket): string[] => shortCodeSecrets.map((secret) => shortCodeBy(secret, ticket)),

    /** @param signature as the code has it @returns whether one of our keys has signed this ticket */
    isSigned(ticket: SignedTicket, signature: string): boolean {
      const [id = '', bytes = ''] = signature.split('.');
      const key = byId.get(id);
      return (
        key !== undefined && verify(null, Buffer.from(ticketStatement(ticket)), key, Buffer.from(bytes, 'base64url'))
      );
    },

    /** What devices need to verify codes without a network. */
    publicKeys: publicKeys.map(({ id, key }) => ({ id, publicKey: String(key.export({ format: 'jwk' }).x) })),
  };
}

/** A key signs and does nothing else: what short codes are made with is derived from it. */
const shortCodeSecretOf = (key: KeyObject) =>
  Buffer.from(hkdfSync('sha256', key.export({ type: 'pkcs8', format: 'der' }), '', 'idavuelta short code', 32));
