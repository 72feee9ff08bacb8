import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import DollarOutlined from '@ant-design/icons/es/icons/DollarOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import UserSwitchOutlined from '@ant-design/icons/es/icons/UserSwitchOutlined';
import type { StaffOrder, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import type { ComponentType } from 'react';
import { ActionBar } from '../../../kit/actions/ActionBar.tsx';
import type { PageAction } from '../../../kit/actions/page-actions.ts';
import { useOpened } from '../../../kit/useOpened.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { isChangeable } from './changeable.ts';
import { NoteDialog } from './NoteDialog.tsx';
import type { OrderDialogProps } from './order-dialog.types.ts';
import { PassengerChoice } from './PassengerChoice.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { mailsOf, ResendDialog } from './ResendDialog.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';

interface Action extends Pick<PageAction, 'letter' | 'icon' | 'danger'> {
  name: 'refund' | 'passenger' | 'resend' | 'note' | 'resolve' | 'cancel';
  permission: StaffPermission;
  Dialog: ComponentType<OrderDialogProps>;
  isOpen: (order: StaffOrder) => boolean;
}

const isWaiting = ({ state }: StaffOrder) => state === 'awaiting_payment' || state === 'awaiting_transfer_payment';
/** Nothing is left to refund: the order was free, fully refunded by amount, or charged back. */
const isFree = ({ state, refundable }: StaffOrder) => state === 'paid' && refundable === undefined;

const actions: Action[] = [
  {
    name: 'refund',
    letter: 'R',
    icon: DollarOutlined,
    permission: 'orders.refund',
    Dialog: RefundDialog,
    isOpen: ({ state, refundable }) => state === 'paid' && refundable !== undefined,
    danger: true,
  },
  {
    name: 'passenger',
    letter: 'P',
    icon: UserSwitchOutlined,
    permission: 'orders.change',
    Dialog: PassengerChoice,
    isOpen: (order) => order.tickets.some((ticket) => isChangeable(order, ticket)),
  },
  {
    name: 'resend',
    letter: 'M',
    icon: MailOutlined,
    permission: 'orders.change',
    Dialog: ResendDialog,
    isOpen: ({ state }) => mailsOf[state] !== undefined,
  },
  {
    name: 'note',
    letter: 'N',
    icon: EditOutlined,
    permission: 'orders.change',
    Dialog: NoteDialog,
    isOpen: () => true,
  },
  {
    name: 'resolve',
    letter: 'V',
    icon: CheckOutlined,
    permission: 'orders.refund',
    Dialog: ResolveDialog,
    isOpen: ({ flags }) => flags.length > 0,
  },
  {
    name: 'cancel',
    letter: 'C',
    icon: StopOutlined,
    permission: 'orders.change',
    Dialog: CancelDialog,
    isOpen: (order) => isWaiting(order) || isFree(order),
    danger: true,
  },
];

/** What an order's state and the user's permissions allow; the open dialog is in the address. */
export function OrderActions({ order, permissions }: { order: StaffOrder; permissions: StaffPermission[] }) {
  const { t } = useTranslation('back-office/orders');
  const [opened, open] = useOpened();
  const allowed = actions.filter(({ permission, isOpen }) => permissions.includes(permission) && isOpen(order));
  const Dialog = allowed.find(({ name }) => name === opened)?.Dialog;
  const print: PageAction = {
    name: 'print',
    label: t('order.print'),
    short: t('order.print'),
    letter: 'I',
    icon: PrinterOutlined,
    isMinor: true,
    run: () => window.print(),
  };
  return (
    <>
      <ActionBar
        isPaused={Dialog !== undefined}
        actions={[
          ...allowed.map(({ name, letter, icon, danger }) => ({
            ...{ name, letter, icon, danger },
            label: t(`actions_of.${name}`),
            short: t(`short.${name}`),
            run: () => open(name),
          })),
          print,
        ]}
      />
      {Dialog && <Dialog order={order} onClose={() => open()} />}
    </>
  );
}
