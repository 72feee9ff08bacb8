import type { TicketQr } from '@idavuelta/shared/contracts';

/** @param text content of a QR code @returns the ticket, or undefined when the text is not JSON with an `orderId` */
export function parseTicketQr(text: string): TicketQr | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { orderId, ticket } = value as { orderId?: unknown; ticket?: unknown };
    if (typeof orderId !== 'string' && typeof orderId !== 'number') return undefined;
    return { orderId: String(orderId), ...(typeof ticket === 'number' && { ticket }) };
  } catch {
    return undefined; // not JSON, so not one of our codes
  }
}
