import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { FoundOrder } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Contact } from '../../features/contacts/Contact.tsx';
import { linkTo } from '../../kit/areas.ts';
import { WideTable } from '../../ui/WideTable.tsx';
import { OrderState } from './OrderState.tsx';
import styles from './orders.module.css';

/** Lists orders; on a phone the first columns suffice. */
export function OrderTable({ orders, loading }: { orders: FoundOrder[] | undefined; loading: boolean }) {
  const { t } = useTranslation('back-office/orders');
  const { moment: at } = useClocks();
  return (
    <WideTable<FoundOrder>
      label={t('back-office:areas.orders.title')}
      rowKey="orderId"
      dataSource={orders}
      loading={loading}
      locale={{ emptyText: t('list.empty') }}
      columns={[
        {
          title: t('list.order'),
          render: (_, { orderId, number, state, flags }) => (
            <>
              <Link to={linkTo('/orders/:id', orderId)} translate="no">
                {number}
              </Link>
              <span className={styles.second}>
                <OrderState state={state} />
              </span>
              {flags.map((flag) => (
                <Tag key={flag} color="error">
                  {t(`flags.${flag}`)}
                </Tag>
              ))}
            </>
          ),
        },
        {
          title: t('list.buyer'),
          render: (_, { buyer, customer }) => <TwoLines first={buyer} second={<Contact value={customer} />} />,
        },
        {
          title: t('list.event'),
          render: (_, { eventName, startsAt, timeZone }) => (
            <TwoLines first={eventName} second={at(startsAt, timeZone)} />
          ),
        },
        { title: t('list.tickets'), dataIndex: 'tickets', align: 'right' },
        { title: t('list.total'), align: 'right', render: (_, { total }) => formatMoney(total) },
        { title: t('list.placed'), render: (_, { placedAt }) => at(placedAt, deviceZone()) },
      ]}
    />
  );
}

const TwoLines = ({ first, second }: { first: string; second: ReactNode }) => (
  <>
    <span>{first}</span>
    <span className={styles.second}>{second}</span>
  </>
);
