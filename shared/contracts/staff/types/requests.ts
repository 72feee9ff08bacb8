import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/requests.ts';

export type PrivateRequest = Static<typeof schemas.privateRequestSchema>;
export type PrivateRequestDetail = Static<typeof schemas.privateRequestDetailSchema>;
export type RequestGuest = Static<typeof schemas.requestGuestSchema>;
export type RequestApproval = Static<typeof schemas.requestApprovalSchema>;
export type QuoteSettlement = Static<typeof schemas.quoteSettlementSchema>;
export type CostEstimate = PrivateRequestDetail['estimate'];
