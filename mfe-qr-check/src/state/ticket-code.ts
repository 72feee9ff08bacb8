import type { TicketQr } from '@idavuelta/shared/contracts';

/** The ticket that a code's text names; undefined for anything that is not JSON with an orderId. */
export function readTicket(text: string): TicketQr | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { orderId, ticket } = value as { orderId?: unknown; ticket?: unknown };
    if (typeof orderId !== 'string' && typeof orderId !== 'number') return undefined;
    return { orderId: String(orderId), ...(typeof ticket === 'number' && { ticket }) };
  } catch {
    return undefined; // not JSON: some other code
  }
}
