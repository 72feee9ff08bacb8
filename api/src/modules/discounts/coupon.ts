/** A stored coupon, read at `readAt`. */
export interface CouponRow {
  /** Events it is valid for; empty for all. */
  eventIds: number[];
  /** Null when it has no start. */
  beginsAt: Date | null;
  /** Null when it never expires. */
  expiresAt: Date | null;
  /** Null unless staff stopped it. */
  stoppedAt: Date | null;
  /** Null for unlimited uses. */
  maxUses: number | null;
  uses: number;
  readAt: Date;
}

/** Returns why a coupon cannot be used for an event; undefined when it can. */
export function rejectionOf(
  { eventIds, beginsAt, expiresAt, stoppedAt, maxUses, uses, readAt }: CouponRow,
  ofEvent: number,
) {
  // A coupon must not become known before it starts.
  if (beginsAt !== null && beginsAt > readAt) return 'COUPON_UNKNOWN';
  if (eventIds.length > 0 && !eventIds.includes(ofEvent)) return 'COUPON_NOT_FOR_EVENT';
  if (stoppedAt !== null || (expiresAt !== null && expiresAt <= readAt)) return 'COUPON_EXPIRED';
  if (maxUses !== null && uses >= maxUses) return 'COUPON_USED_UP';
  return undefined;
}

/** The discount of a coupon, and the variants it applies to. */
export interface CouponShare {
  /** 1000 is 10%. */
  basisPoints: number;
  /** Discounted variants; empty for all of its events. */
  variantIds: number[];
}

/** Returns the discount on a variant in basis points; 0 when it is not discounted. */
export const shareOf = ({ basisPoints, variantIds }: CouponShare, variantId: number) =>
  variantIds.length === 0 || variantIds.includes(variantId) ? basisPoints : 0;
