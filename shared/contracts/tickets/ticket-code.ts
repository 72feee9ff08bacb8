import type { OrderId, TicketQr } from '../api/orders.ts';

/** The ticket that a code identifies. */
export interface SignedTicket {
  orderId: OrderId;
  /** Number within the order, from 1. */
  ticket: number;
  /** Number of times the code was issued; earlier codes are rejected. */
  issue: number;
}

/** The statement signed by the API, and verified by it and by offline devices. */
export const ticketStatement = ({ orderId, ticket, issue }: SignedTicket) =>
  `idavuelta ticket\n${orderId}\n${ticket}\n${issue}`;

/** Returns the content of a QR code. The first issue is omitted: a shorter code can be scanned from further away. */
export const formatTicketCode = ({ orderId, ticket, issue }: SignedTicket, signature: string) =>
  JSON.stringify({ orderId, ticket, ...(issue > 1 && { issue }), signature });

/** Parses the content of a QR code. @returns undefined when it is not JSON with an `orderId` */
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
