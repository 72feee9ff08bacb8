import type { OrderId, TicketQr } from '../api/orders.ts';

/** A ticket as its code names it. */
export interface SignedTicket {
  orderId: OrderId;
  /** Number within the order, from 1. */
  ticket: number;
  /** How often the code was given out; an earlier one is refused. */
  issue: number;
}

/** What is signed, by the API, and verified by it and by devices without a network. */
export const ticketStatement = ({ orderId, ticket, issue }: SignedTicket) =>
  `idavuelta ticket\n${orderId}\n${ticket}\n${issue}`;

/** The text of a QR code. The first issue goes without saying: a shorter code is read from further away. */
export const formatTicketCode = ({ orderId, ticket, issue }: SignedTicket, signature: string) =>
  JSON.stringify({ orderId, ticket, ...(issue > 1 && { issue }), signature });

/** @param text of a QR code @returns undefined when it is not JSON with an `orderId` */
export function parseTicketCode(text: string): TicketQr | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { orderId, ticket, issue, signature } = value as Record<string, unknown>;
    if (typeof orderId !== 'string' && typeof orderId !== 'number') return undefined;
    return {
      orderId: String(orderId),
      ...(typeof ticket === 'number' && { ticket }),
      ...(typeof issue === 'number' && { issue }),
      ...(typeof signature === 'string' && { signature }),
    };
  } catch {
    return undefined; // not JSON, so not one of our codes
  }
}
