import { parseTicketCode, readTypedCode, shortCodeLength } from '@idavuelta/shared/contracts/tickets';
import type { TypedCode } from '../state/ticket-check.slice.ts';

const uuid = /([0-9a-f]{8})[\s-]*([0-9a-f]{4})[\s-]*([0-9a-f]{4})[\s-]*([0-9a-f]{4})[\s-]*([0-9a-f]{12})(?![0-9a-f])/i;

/** An order number as shown on purchases and in mails, also as the reference of a transfer. */
const orderNumber = /^(IV-)?[A-HJ-NP-Z2-9]{8}$/i;

/**
 * Finds an order's id in typed or pasted text: alone, in a link to the purchase, with spaces instead of hyphens or
 * none.
 */
const orderIdIn = (text: string) => uuid.exec(text)?.slice(1).join('-').toLowerCase();

/** @returns the short code of a ticket, or the text of an equivalent QR code; undefined for neither */
export function codeTextOf({ code, ticket }: TypedCode): string | undefined {
  if (parseTicketCode(code)) return code; // the QR code's text, as read by another scanner
  const shortCode = readTypedCode(code, shortCodeLength);
  if (shortCode) return shortCode === 'mistyped' ? undefined : shortCode;
  const orderId = orderIdIn(code);
  return orderId && JSON.stringify({ orderId, ...(ticket.trim() && { ticket: Number(ticket) }) });
}

/** An error of a field, as a key of the texts `reading`. */
type Problem = 'code_needed' | 'code_mistyped' | 'is_order_number' | 'not_a_code' | 'ticket_needed' | 'not_a_ticket';

const maxTicket = 50;

/** @param needsTicket whether the order is known to have several tickets @returns problems by field name */
export function problemsOf(typed: TypedCode, needsTicket: boolean): { code?: Problem; ticket?: Problem } {
  const code = problemOfCode(typed);
  const ticket = problemOfTicket(typed.ticket.trim(), needsTicket);
  return { ...(code && { code }), ...(ticket && { ticket }) };
}

function problemOfCode(typed: TypedCode): Problem | undefined {
  const code = typed.code.trim();
  if (!code) return 'code_needed';
  if (codeTextOf(typed)) return undefined;
  if (readTypedCode(code, shortCodeLength)) return 'code_mistyped';
  return orderNumber.test(code) ? 'is_order_number' : 'not_a_code';
}

function problemOfTicket(ticket: string, isNeeded: boolean): Problem | undefined {
  if (!ticket) return isNeeded ? 'ticket_needed' : undefined;
  const number = Number(ticket);
  return Number.isInteger(number) && number >= 1 && number <= maxTicket ? undefined : 'not_a_ticket';
}
