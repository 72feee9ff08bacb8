import { sign, verify } from 'node:crypto';
import { formatTicketCode, type SignedTicket, ticketStatement } from '@idavuelta/shared/contracts/tickets';
import type { TicketKeys } from '../../ticket-keys.ts';

export type TicketCodes = ReturnType<typeof createTicketCodes>;

/** The codes on tickets: who has not got the key makes none. */
export function createTicketCodes({ signing, public: publicKeys }: TicketKeys) {
  const byId = new Map(publicKeys.map(({ id, key }) => [id, key]));
  const signatureBy = ({ id, key }: TicketKeys['signing'][0], ticket: SignedTicket) =>
    `${id}.${sign(null, Buffer.from(ticketStatement(ticket)), key).toString('base64url')}`;
  return {
    /** The text of a ticket's QR code; the same each time. */
    textOf: (ticket: SignedTicket): string => formatTicketCode(ticket, signatureBy(signing[0], ticket)),

    /** The signatures of all codes of a ticket's issue that may be in somebody's hands: one for each key that signs, or did. */
    signaturesOf: (ticket: SignedTicket): string[] => signing.map((key) => signatureBy(key, ticket)),

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
