/** A coupon as it is stored, read at `readAt`. */
export interface CouponRow {
  /** Null where it counts for every event. */
  eventId: number | null;
  /** Null where it never ends. */
  expiresAt: Date | null;
  /** Null where it may be used as often as anybody likes. */
  maxUses: number | null;
  uses: number;
  readAt: Date;
}

/** Why a coupon cannot be used for an event; undefined where it can. */
export function rejectionOf({ eventId, expiresAt, maxUses, uses, readAt }: CouponRow, ofEvent: number) {
  if (eventId !== null && eventId !== ofEvent) return 'COUPON_NOT_FOR_EVENT';
  if (expiresAt !== null && expiresAt <= readAt) return 'COUPON_EXPIRED';
  if (maxUses !== null && uses >= maxUses) return 'COUPON_USED_UP';
  return undefined;
}
