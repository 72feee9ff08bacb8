import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { CouponUse } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Contact } from '../../features/contacts/Contact.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { useList } from '../../lists/useList.ts';
import { useCouponUses } from './coupons.api.ts';

/** Lists the orders that used a coupon, with their discounts. */
export function CouponUses({ id }: { id: number }) {
  const { t } = useTranslation('back-office/coupons');
  const { date } = useFormats();
  const list = useList(useCouponUses, '-placedAt', { params: { id } });
  const zone = deviceZone();
  return (
    <ListTable<CouponUse>
      {...list}
      label={t('tabs.uses')}
      rowKey="orderId"
      locale={{ emptyText: t('unused') }}
      columns={[
        { title: t('fields.order'), dataIndex: 'number' },
        { title: t('fields.customer'), render: (_, { customer }) => <Contact value={customer} /> },
        { title: t('fields.event'), dataIndex: 'event' },
        { title: t('fields.order_state'), render: (_, { state }) => t(`back-office:order_states.${state}`) },
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
  );
}
