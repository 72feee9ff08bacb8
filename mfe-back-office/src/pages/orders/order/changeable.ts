import type { StaffOrder, StaffTicket } from '@idavuelta/shared/contracts/staff';

/** Whether staff may change a ticket's passengers and code. */
export const isChangeable = ({ state }: StaffOrder, { refunded }: StaffTicket) => state === 'paid' && !refunded;
