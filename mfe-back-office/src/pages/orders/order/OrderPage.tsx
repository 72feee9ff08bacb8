import type { RouteParams } from '@idavuelta/shared/contracts';
import type { StaffAccount, StaffTicket } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Spin } from 'antd';
import { linkTo } from '../../../kit/areas.ts';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useOrder } from '../orders.api.ts';
import styles from '../orders.module.css';
import { OrderActions } from './OrderActions.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderStops } from './OrderStops.tsx';
import { OrderTaxDocuments } from './OrderTaxDocuments.tsx';
import { OrderTickets } from './OrderTickets.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { PassengerButton, ReissueButton } from './TicketActions.tsx';

/** Shows an order of any customer with its full history. */
export default function OrderPage({ params: { id = '' } }: { params: RouteParams }) {
  const { t } = useTranslation('back-office/orders');
  const { data } = useOrder(id);
  const title = data ? t('order.title', { number: data.number }) : t('back-office:areas.orders.title');
  return (
    <OfficePage path="/orders/:id" title={title}>
      {(account) => <Order id={id} account={account} />}
    </OfficePage>
  );
}

function Order({ id, account: { permissions } }: { id: string; account: StaffAccount }) {
  const { t } = useTranslation('back-office/orders');
  const { data: order, error } = useOrder(id);
  const mayChange = ({ refunded }: StaffTicket) =>
    permissions.includes('orders.change') && order?.state === 'paid' && !refunded;
  return (
    <>
      <Flex wrap gap="small" justify="space-between" className={styles.toolbar}>
        <Link to={linkTo('/orders')}>{t('order.all')}</Link>
        <Flex wrap gap="small">
          {order && <OrderActions order={order} permissions={permissions} />}
          <Button onClick={() => window.print()}>{t('order.print')}</Button>
        </Flex>
      </Flex>
      <Failure error={error} />
      {!order && !error && <Spin />}
      {order && (
        <>
          <OrderHead order={order} permissions={permissions} />
          <OrderTickets
            order={order}
            actions={(ticket) => mayChange(ticket) && <ReissueButton order={order} ticket={ticket} />}
            passengerActions={(ticket, passenger) =>
              mayChange(ticket) && <PassengerButton order={order} ticket={ticket} passenger={passenger} />
            }
          />
          <OrderStops order={order} />
          <OrderMoney order={order} />
          {permissions.includes('tax-documents.read') && <OrderTaxDocuments order={order} />}
          <OrderTimeline orderId={order.id} />
        </>
      )}
    </>
  );
}
