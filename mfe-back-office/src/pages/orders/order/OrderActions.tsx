import type { StaffOrder, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { type ComponentType, useState } from 'react';
import { CancelDialog } from './CancelDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import type { OrderDialogProps } from './order-dialog.types.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { mailsOf, ResendDialog } from './ResendDialog.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';

interface Action {
  name: 'note' | 'resend' | 'refund' | 'cancel' | 'resolve';
  permission: StaffPermission;
  Dialog: ComponentType<OrderDialogProps>;
  isOpen: (order: StaffOrder) => boolean;
  danger?: boolean;
}

const isWaiting = ({ state }: StaffOrder) => state === 'awaiting_payment' || state === 'awaiting_transfer_payment';
/** Nothing is left to refund: the order was free, fully refunded by amount, or charged back. */
const isFree = ({ state, refundable }: StaffOrder) => state === 'paid' && refundable === undefined;

const actions: Action[] = [
  { name: 'note', permission: 'orders.change', Dialog: NoteDialog, isOpen: () => true },
  {
    name: 'resend',
    permission: 'orders.change',
    Dialog: ResendDialog,
    isOpen: ({ state }) => mailsOf[state] !== undefined,
  },
  { name: 'resolve', permission: 'orders.refund', Dialog: ResolveDialog, isOpen: ({ flags }) => flags.length > 0 },
  {
    name: 'refund',
    permission: 'orders.refund',
    Dialog: RefundDialog,
    isOpen: ({ state, refundable }) => state === 'paid' && refundable !== undefined,
    danger: true,
  },
  {
    name: 'cancel',
    permission: 'orders.change',
    Dialog: CancelDialog,
    isOpen: (order) => isWaiting(order) || isFree(order),
    danger: true,
  },
];

/** Shows the actions that an order's state and the user's permissions allow. */
export function OrderActions({ order, permissions }: { order: StaffOrder; permissions: StaffPermission[] }) {
  const { t } = useTranslation('back-office/orders');
  const [open, setOpen] = useState<Action>();
  return (
    <>
      {actions
        .filter(({ permission, isOpen }) => permissions.includes(permission) && isOpen(order))
        .map((action) => (
          <Button key={action.name} danger={action.danger} onClick={() => setOpen(action)}>
            {t(`actions_of.${action.name}`)}
          </Button>
        ))}
      {open && <open.Dialog order={order} onClose={() => setOpen(undefined)} />}
    </>
  );
}
