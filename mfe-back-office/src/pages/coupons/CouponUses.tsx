import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { CouponUse } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Contact } from '../../features/contacts/Contact.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useCouponUses } from './coupons.api.ts';

/** Lists the orders that used a coupon, with their discounts. */
export function CouponUses({ id }: { id: number }) {
  const { t } = useTranslation('back-office/coupons');
  const { date } = useFormats();
  const { query, change } = useListQuery('-placedAt');
  const { data, error, isFetching } = useCouponUses({ id, ...query });
  const zone = deviceZone();
  return (
    <>
      <Failure error={error} />
      <ListTable<CouponUse>
        label={t('tabs.uses')}
        rowKey="orderId"
        list={data}
        loading={isFetching && !data}
        locale={{ emptyText: t('unused') }}
        query={query}
        onQuery={change}
        columns={[
          { title: t('fields.order'), dataIndex: 'number' },
          { title: t('fields.customer'), render: (_, { customer }) => <Contact value={customer} /> },
          { title: t('fields.event'), dataIndex: 'event' },
          { title: t('fields.order_state'), render: (_, { state }) => t(`order_states.${state}`) },
          { title: t('fields.total'), align: 'end', render: (_, { total }) => formatMoney(total) },
          { title: t('fields.saved'), align: 'end', render: (_, { saved }) => formatMoney(saved) },
          {
            title: t('fields.placed'),
            key: 'placedAt',
            sorter: true,
            render: (_, { placedAt }) => `${date(placedAt, 'medium', zone)}, ${date(placedAt, 'time', zone)}`,
          },
        ]}
      />
    </>
  );
}
