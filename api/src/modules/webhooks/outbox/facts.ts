import type { Leg, OrderId } from '@idavuelta/shared/contracts';
import type { PlanDirection, WebhookData } from '@idavuelta/shared/contracts/staff';

/** Something that happened, of which webhooks are told, with the ids of the things concerned. */
export type Fact =
  | { type: 'order.paid'; orderId: OrderId }
  | { type: 'order.refunded'; orderId: OrderId; refundId: number }
  | { type: 'order.changed'; orderId: OrderId; change: WebhookData['order.changed']['change']; tickets?: number[] }
  | { type: 'ticket.checked'; orderId: OrderId; ticket: number; leg: Leg }
  | { type: 'departure.moved'; departureId: number; from: Date }
  | { type: 'trip.published'; departureId: number; direction: PlanDirection }
  | { type: 'document.issued'; documentId: string };
