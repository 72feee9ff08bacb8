import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/refunds-by-hand.ts';

export type RefundByHand = Static<typeof schemas.refundByHandSchema>;
export type PaidBack = Static<typeof schemas.paidBackSchema>;
