import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { FoundOrder } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { linkTo } from '../../../kit/areas.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { WideTable } from '../../../ui/WideTable.tsx';
import { useOrdersOfCustomer } from '../customers.api.ts';
import styles from '../customers.module.css';

/** Lists a customer's orders, newest first. */
export function CustomerOrders({ customerId }: { customerId: number }) {
  const { t } = useTranslation('back-office/customers');
  const { date } = useFormats();
  const { data, error, isFetching } = useOrdersOfCustomer(customerId);
  return (
    <>
      <h2 className={styles.section}>{t('list.orders')}</h2>
      <Failure error={error} />
      <WideTable<FoundOrder>
        label={t('list.orders')}
        rowKey="orderId"
        size="small"
        dataSource={data?.items}
        loading={isFetching}
        locale={{ emptyText: t('one.no_orders') }}
        columns={[
          {
            title: t('one.order'),
            render: (_, { orderId, number }) => (
              <Link to={linkTo('/orders/:id', orderId)} translate="no">
                {number}
              </Link>
            ),
          },
          { title: t('back-office:fields.state'), render: (_, { state }) => t(`back-office:order_states.${state}`) },
          { title: t('one.event'), dataIndex: 'eventName' },
          { title: t('one.total'), align: 'right', render: (_, { total }) => formatMoney(total) },
          { title: t('one.placed'), render: (_, { placedAt }) => date(placedAt, 'medium', deviceZone()) },
        ]}
      />
    </>
  );
}
