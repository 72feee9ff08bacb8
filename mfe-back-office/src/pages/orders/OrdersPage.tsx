import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Flex } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { Failure } from '../../ui/Failure.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderPages } from './OrderPages.tsx';
import { OrderTable } from './OrderTable.tsx';
import { useOrders } from './orders.api.ts';
import { beginOf, endOf } from './period.ts';

export default function OrdersPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/orders">
      {({ permissions }) => (
        <>
          <Flex wrap gap="small" justify="space-between" align="start">
            <p>{t('areas.orders.lead')}</p>
            {permissions.includes('orders.change') && (
              <Link to={linkTo('/orders/new')}>{t('back-office/orders:sale.title')}</Link>
            )}
          </Flex>
          <Orders />
        </>
      )}
    </OfficePage>
  );
}

const filterNames = ['text', 'state', 'flagged', 'from', 'until', 'cursor'] as const;

function Orders() {
  const { filters, change } = useListQuery('-placedAt', filterNames);
  const { text, state, flagged, from, until, cursor } = filters;
  const { data, error, isFetching } = useOrders({
    text,
    state,
    flagged: flagged && 'true',
    from: from && beginOf(from),
    until: until && endOf(until),
    cursor,
  });
  return (
    <>
      {/* Resets the form when the user navigates back to other filters. */}
      <OrderFilters
        key={JSON.stringify({ ...filters, cursor: undefined })}
        filters={filters}
        onChange={(changes) => change({ ...changes, cursor: undefined })}
      />
      <Failure error={error} />
      <OrderTable orders={data?.items} loading={isFetching} />
      <OrderPages cursor={cursor} next={data?.next} />
    </>
  );
}
