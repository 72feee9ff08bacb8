import type { Money, PassengerChange } from '@idavuelta/shared/contracts';
import type { ResendableMail } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../../kit/resource.ts';

interface OfOrder {
  id: string;
}
interface Reasoned extends OfOrder {
  reason: string;
}

const { act } = resource('/orders', 'BackOfficeOrders');

export const useResendMail = act<{ mails: number }, OfOrder & { mail: ResendableMail; address?: string }>(
  'POST /:id/mail',
);
export const useChangePassenger = act<object, OfOrder & PassengerChange>('PUT /:id/passenger');
export const useReissue = act<{ issue: number }, OfOrder & { ticket: number }>('POST /:id/tickets/:ticket/reissue');
export const useCancelOrder = act<{ outcome: 'cancelled' | 'asking' }, Reasoned>('POST /:id/cancel');
export const useAddNote = act<object, OfOrder & { text: string }>('POST /:id/notes');
export const useResolveFlag = act<object, Reasoned & { isPaidBack?: boolean }>('POST /:id/flag/resolve');
export const useRefundTickets = act<{ amount: Money }, Reasoned & { tickets: number[] }>('POST /:id/refund');
export const useRefundAmount = act<{ amount: Money }, Reasoned & { amount: number; refundable: number }>(
  'POST /:id/refund-amount',
);
