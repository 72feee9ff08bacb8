import type { StaffOrder } from '@idavuelta/shared/contracts/staff';
import { toSpaceCounts } from '../../seats/spaces.ts';
import type { OrderForStaff } from './orders-for-staff.ts';

const iso = (date: Date | null) => date?.toISOString();

/** Converts an order for the back office: times as strings, absent values omitted. */
export function toStaffOrder({ changes: _, ...order }: OrderForStaff): StaffOrder {
  const { coupon, accepted, paidAt, tickets, attempts, refunds, ...head } = order;
  return {
    ...head,
    ...(coupon !== null && { coupon }),
    ...(accepted && { accepted }),
    placedAt: order.placedAt.toISOString(),
    paidAt: iso(paidAt),
    heldUntil: order.heldUntil.toISOString(),
    startsAt: order.startsAt.toISOString(),
    tickets: tickets.map(({ meetingPoint, translations: __, spaces, ...ticket }) => ({
      ...ticket,
      ...(spaces.length > 0 && { spaces: toSpaceCounts(spaces) }),
      ...(meetingPoint !== null && { meetingPoint }),
    })),
    attempts: attempts.map(({ createdAt, settledAt, ...attempt }) => ({
      ...attempt,
      createdAt: createdAt.toISOString(),
      settledAt: iso(settledAt),
    })),
    refunds: refunds.map(({ requestedAt, settledAt, paidBackReference, ...refund }) => ({
      ...refund,
      requestedAt: requestedAt.toISOString(),
      settledAt: iso(settledAt),
      ...(paidBackReference && { paidBackReference }),
    })),
  };
}
