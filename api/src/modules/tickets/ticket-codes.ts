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

/** Creates and verifies the signed codes on tickets. */
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
    /** Returns the content of a ticket's QR code; always the same for one issue. */
    textOf: (ticket: SignedTicket): string => formatTicketCode(ticket, signatureBy(signing[0], ticket)),

    /** Returns every signature of this issue that may be in circulation: one per current or former signing key. */
    signaturesOf: (ticket: SignedTicket): string[] => signing.map((key) => signatureBy(key, ticket)),

    /**
     * Returns the short codes of this issue, the one on new tickets first. They are derived from the signing keys, so
     * nothing is stored and a reissued ticket has another code.
     */
    shortCodesOf: (ticket: SignedTicket): string[] => shortCodeSecrets.map((secret) => shortCodeBy(secret, ticket)),

    /** @param signature as in the code @returns whether one of our keys signed this ticket */
    isSigned(ticket: SignedTicket, signature: string): boolean {
      const [id = '', bytes = ''] = signature.split('.');
      const key = byId.get(id);
      return (
        key !== undefined && verify(null, Buffer.from(ticketStatement(ticket)), key, Buffer.from(bytes, 'base64url'))
      );
    },

    /** Public keys for devices to verify codes offline. */
    publicKeys: publicKeys.map(({ id, key }) => ({ id, publicKey: String(key.export({ format: 'jwk' }).x) })),
  };
}

/** Derives the secret of short codes, so that a signing key is used for signing only. */
const shortCodeSecretOf = (key: KeyObject) =>
  Buffer.from(hkdfSync('sha256', key.export({ type: 'pkcs8', format: 'der' }), '', 'idavuelta short code', 32));
