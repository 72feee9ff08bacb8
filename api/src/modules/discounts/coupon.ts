/** A coupon as it is stored, read at `readAt`. */
export interface CouponRow {
  /** For which it counts; empty where it counts for every event. */
  eventIds: number[];
  /** Null where it has always counted. */
  beginsAt: Date | null;
  /** Null where it never ends. */
  expiresAt: Date | null;
  /** Null while nobody of staff has stopped it. */
  stoppedAt: Date | null;
  /** Null where it may be used as often as anybody likes. */
  maxUses: number | null;
  uses: number;
  readAt: Date;
}

/** Why a coupon cannot be used for an event; undefined where it can. */
export function rejectionOf(
  { eventIds, beginsAt, expiresAt, stoppedAt, maxUses, uses, readAt }: CouponRow,
  ofEvent: number,
) {
  // Nobody learns of a coupon before its day.
  if (beginsAt !== null && beginsAt > readAt) return 'COUPON_UNKNOWN';
  if (eventIds.length > 0 && !eventIds.includes(ofEvent)) return 'COUPON_NOT_FOR_EVENT';
  if (stoppedAt !== null || (expiresAt !== null && expiresAt <= readAt)) return 'COUPON_EXPIRED';
  if (maxUses !== null && uses >= maxUses) return 'COUPON_USED_UP';
  return undefined;
}

/** What a coupon takes off, and of which tickets. */
export interface CouponShare {
  /** 1000 is 10 %. */
  basisPoints: number;
  /** The variants that it makes cheaper; empty for all of its events. */
  variantIds: number[];
}

/** The share that a coupon takes off a variant, in hundredths of a percent; 0 for one that it does not make cheaper. */
export const shareOf = ({ basisPoints, variantIds }: CouponShare, variantId: number) =>
  variantIds.length === 0 || variantIds.includes(variantId) ? basisPoints : 0;
