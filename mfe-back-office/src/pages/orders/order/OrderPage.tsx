import type { RouteParams } from '@idavuelta/shared/contracts';
import type { StaffAccount, StaffTicket } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Skeleton } from 'antd';
import { linkTo } from '../../../kit/areas.ts';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { useThing } from '../../../kit/useThing.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { useOrder, useOrderTimeline } from '../orders.api.ts';
import { isChangeable } from './changeable.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderBuyer } from './OrderBuyer.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderMessages } from './OrderMessages.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderRides } from './OrderRides.tsx';
import { OrderStops } from './OrderStops.tsx';
import { OrderTaxDocuments } from './OrderTaxDocuments.tsx';
import { OrderTickets } from './OrderTickets.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import styles from './order.module.css';
import { PassengerButton, ReissueButton } from './TicketActions.tsx';

/** Shows an order of any customer in one look: people, ride, money, messages and history in columns. */
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
  const { data: timeline = [], error: untold } = useOrderTimeline(id);
  useThing(order?.number);
  if (!order) return error ? <Failure error={error} /> : <Skeleton active title={false} paragraph={{ rows: 12 }} />;
  const mayWrite = permissions.includes('orders.change');
  const mayChange = (ticket: StaffTicket) => mayWrite && isChangeable(order, ticket);
  return (
    <div className={styles.page}>
      <div className={styles.toolbar}>
        <Link to={linkTo('/orders')}>{t('order.all')}</Link>
        <OrderActions order={order} permissions={permissions} />
      </div>
      <Failure error={error ?? untold} />
      <OrderHead order={order} permissions={permissions} />
      <div className={styles.columns}>
        <div>
          <OrderBuyer order={order} permissions={permissions} />
          <OrderTickets
            order={order}
            actions={(ticket) => mayChange(ticket) && <ReissueButton order={order} ticket={ticket} />}
            passengerActions={(ticket, passenger) =>
              mayChange(ticket) && <PassengerButton order={order} ticket={ticket} passenger={passenger} />
            }
          />
        </div>
        <div>
          <OrderRides order={order} permissions={permissions} />
          <OrderMoney order={order}>
            {permissions.includes('tax-documents.read') && <OrderTaxDocuments order={order} />}
          </OrderMoney>
        </div>
        <div>
          <OrderMessages order={order} timeline={timeline} mayResend={mayWrite} />
          <OrderTimeline timeline={timeline} timeZone={order.timeZone} />
        </div>
      </div>
      <OrderStops order={order} />
    </div>
  );
}
