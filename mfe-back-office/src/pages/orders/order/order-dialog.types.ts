import type { StaffOrder } from '@idavuelta/shared/contracts/staff';

/** Props of every dialog about an order. */
export interface OrderDialogProps {
  order: StaffOrder;
  onClose: () => void;
}
