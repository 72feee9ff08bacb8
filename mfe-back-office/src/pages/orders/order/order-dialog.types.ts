import type { StaffOrder } from '@idavuelta/shared/contracts/staff';

/** What each dialog about an order gets. */
export interface OrderDialogProps {
  order: StaffOrder;
  onClose: () => void;
}
