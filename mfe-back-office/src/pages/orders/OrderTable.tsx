import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { FoundOrder, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Tag } from 'antd';
import { Contact } from '../../features/contacts/Contact.tsx';
import { linkTo } from '../../kit/areas.ts';
import { CursorTable } from '../../lists/CursorTable.tsx';
import type { FilterValues } from '../../lists/filters/filters.types.ts';
import { TwoLines } from '../../lists/TwoLines.tsx';
import { useCursorList } from '../../lists/useList.ts';
import { OrderState } from './OrderState.tsx';
import { useOrderCount, useOrders } from './orders.api.ts';
import { beginOf, endOf } from './period.ts';
import { useOrderActions } from './useOrderActions.ts';
import { useOrderFilters } from './useOrderFilters.ts';

const toCall = ({ from, until, flagged, ...others }: FilterValues): FilterValues => ({
  ...others,
  ...(flagged && { flagged: 'true' }),
  ...(from && { from: beginOf(from) }),
  ...(until && { until: endOf(until) }),
});

/** Lists orders, newest first. */
export function OrderTable({ permissions }: { permissions: readonly StaffPermission[] }) {
  const { t } = useTranslation('back-office/orders');
  const { moment: at } = useClocks();
  const zone = deviceZone();
  const actions = useOrderActions(permissions);
  const list = useCursorList(useOrders, { filters: useOrderFilters(), toCall });
  const { data: counted } = useOrderCount(list.exported);
  return (
    <CursorTable<FoundOrder>
      {...list}
      name="orders"
      label={t('back-office:areas.orders.title')}
      rowKey="orderId"
      total={counted?.total}
      selection={{
        keyOf: ({ orderId }) => orderId,
        nameOf: ({ number }) => number,
        actions,
        all: { url: '/staff-api/orders', params: list.exported, by: 'cursor' },
      }}
      locale={{ emptyText: t('list.empty') }}
      columns={[
        {
          title: t('list.order'),
          key: 'order',
          render: (_, { orderId, number, state: is, flags }) => (
            <>
              <TwoLines
                first={
                  <Link to={linkTo('/orders/:id', orderId)} translate="no">
                    {number}
                  </Link>
                }
                second={<OrderState state={is} />}
              />
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
        { title: t('list.placed'), key: 'placedAt', render: (_, { placedAt }) => at(placedAt, zone) },
      ]}
    />
  );
}
