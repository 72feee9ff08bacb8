import type { PaidBack, RefundByHand, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

type RefundsQuery = StaffListQuery & Partial<Record<'text' | 'state' | 'currency', string>>;

const refunds = resource('/refunds-by-hand', 'BackOfficeOrders');

export const useRefundsByHand = refunds.list<StaffList<RefundByHand>, RefundsQuery>();
export const useRecordPaidBack = refunds.act<RefundByHand, PaidBack & { id: number }>('POST /:id/paid-back');
export const useUndoPaidBack = refunds.act<RefundByHand, { id: number; reason: string }>('POST /:id/undo');
