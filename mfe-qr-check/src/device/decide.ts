import type { Leg, TicketCheck, TicketList, TicketQr } from '@idavuelta/shared/contracts';
import { openTicket, outsideOf } from '@idavuelta/shared/contracts/tickets';
import { serverNow } from '@idavuelta/shared/platform';
import type { Rejection } from '../state/ticket-check.slice.ts';
import { verifySignature } from './signatures.ts';
import type { StoredCheck } from './storage/index.ts';

/** Decision on a scanned ticket: who travels, or why nobody does. */
export type Decision = { ticket: TicketCheck } | { rejection: Rejection };

/** The ride that a ticket shown now is meant for. */
export const currentLeg = ({ returnFrom }: Pick<TicketList, 'returnFrom'>, now = serverNow()): Leg =>
  now < Date.parse(returnFrom) ? 'outbound' : 'return';

/**
 * Decides on a ticket offline: by the signature of its code, the departure's list, and this device's earlier checks.
 */
export async function decide(
  { orderId, ticket, issue = 1, signature }: TicketQr,
  { list, leg, earlier }: { list: TicketList; leg: Leg; earlier: readonly StoredCheck[] },
): Promise<Decision> {
  if (!signature || !ticket) return { rejection: 'unsigned' };
  const verdict = await verifySignature({ orderId, ticket, issue }, signature, list.keys);
  if (verdict === 'forged') return { rejection: 'forged' };
  const listed = verdict === 'valid' ? await openTicket(signature, list.entries) : undefined;
  if (!listed) return { rejection: 'not_listed' };
  const { checked, ...people } = listed;
  const first = checked[leg] ?? earlier.find((check) => check.first)?.first;
  const notAdmitted = first || !list.admission ? undefined : outsideOf(list.admission, serverNow());
  return {
    ticket: {
      event: list.event,
      date: list.date,
      ...people,
      ticket,
      leg,
      isSigned: true,
      ...(notAdmitted && { notAdmitted, admission: list.admission }),
      ...(first && { checkedAt: first.at, checkedBy: first.by }),
    },
  };
}
