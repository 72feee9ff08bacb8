import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { FoundOrder, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Contact } from '../../features/contacts/Contact.tsx';
import { linkTo } from '../../kit/areas.ts';
import { CursorTable } from '../../lists/CursorTable.tsx';
import { useCursorPages } from '../../lists/useCursorPages.ts';
import { useListQuery } from '../../lists/useListQuery.ts';
import { OrderState } from './OrderState.tsx';
import { useOrderCount, useOrders } from './orders.api.ts';
import styles from './orders.module.css';
import { beginOf, endOf } from './period.ts';
import { useOrderActions } from './useOrderActions.ts';
import { useOrderFilters } from './useOrderFilters.ts';

const filterNames = ['text', 'state', 'flagged', 'from', 'until'] as const;

/** Lists orders, newest first. */
export function OrderTable({ permissions }: { permissions: readonly StaffPermission[] }) {
  const { t } = useTranslation('back-office/orders');
  const { moment: at } = useClocks();
  const { filters: values, change } = useListQuery('-placedAt', filterNames);
  const pages = useCursorPages();
  const filters = useOrderFilters();
  const actions = useOrderActions(permissions);
  const { text, state, flagged, from, until } = values;
  const wanted = {
    ...{ text, state },
    flagged: flagged && 'true',
    from: from && beginOf(from),
    until: until && endOf(until),
  };
  const { data, error, isFetching, refetch } = useOrders({ ...wanted, cursor: pages.cursor });
  const { data: counted } = useOrderCount(wanted);
  return (
    <CursorTable<FoundOrder>
      name="orders"
      label={t('back-office:areas.orders.title')}
      rowKey="orderId"
      list={data}
      pages={pages}
      total={counted?.total}
      loading={isFetching}
      error={error}
      onRetry={() => void refetch()}
      filters={filters}
      values={values}
      onFilter={change}
      exported={wanted}
      selection={{
        keyOf: ({ orderId }) => orderId,
        nameOf: ({ number }) => number,
        actions,
        all: { url: '/staff-api/orders', params: wanted, by: 'cursor' },
      }}
      locale={{ emptyText: t('list.empty') }}
      columns={[
        {
          title: t('list.order'),
          key: 'order',
          render: (_, { orderId, number, state: is, flags }) => (
            <>
              <Link to={linkTo('/orders/:id', orderId)} translate="no">
                {number}
              </Link>
              <span className={styles.second}>
                <OrderState state={is} />
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
          key: 'buyer',
          render: (_, { buyer, customer }) => <TwoLines first={buyer} second={<Contact value={customer} />} />,
        },
        {
          title: t('list.event'),
          key: 'event',
          render: (_, { eventName, startsAt, timeZone }) => (
            <TwoLines first={eventName} second={at(startsAt, timeZone)} />
          ),
        },
        { title: t('list.tickets'), key: 'tickets', dataIndex: 'tickets', align: 'right' },
        { title: t('list.total'), key: 'total', align: 'right', render: (_, { total }) => formatMoney(total) },
        { title: t('list.placed'), key: 'placedAt', render: (_, { placedAt }) => at(placedAt, deviceZone()) },
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
