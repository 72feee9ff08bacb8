import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { StaffOrder, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Descriptions, Space, Tag } from 'antd';
import { Contact } from '../../../features/contacts/Contact.tsx';
import { linkTo } from '../../../kit/areas.ts';
import { OrderState } from '../OrderState.tsx';
import { Accepted } from './Accepted.tsx';

/** Summarizes an order: its state, total and buyer, and what was bought. */
export function OrderHead({ order, permissions }: { order: StaffOrder; permissions: StaffPermission[] }) {
  const { t } = useTranslation('back-office/orders');
  const { moment: at } = useClocks();
  const { buyer, timeZone, coupon, paidAt, accepted } = order;
  const isKnown = permissions.includes('customers.read');
  return (
    <Descriptions
      bordered
      size="small"
      column={{ xs: 1, lg: 2 }}
      items={[
        {
          key: 'state',
          label: t('filters.state'),
          children: (
            <Space wrap>
              <OrderState state={order.state} />
              {order.flags.map((flag) => (
                <Tag key={flag} color="error">
                  {t(`flags.${flag}`)}
                </Tag>
              ))}
            </Space>
          ),
        },
        {
          key: 'total',
          label: t('list.total'),
          children: [formatMoney(order.total), order.paymentCode, ...(coupon ? [coupon] : [])].join(' · '),
        },
        {
          key: 'buyer',
          label: t('list.buyer'),
          children: (
            <Space orientation="vertical" size={0}>
              {isKnown ? (
                <Link to={linkTo('/customers/:id', order.customerId)}>{buyer.name}</Link>
              ) : (
                <span>{buyer.name}</span>
              )}
              <Contact value={buyer.email}>
                <Space orientation="vertical" size={0}>
                  <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
                  <a href={`tel:${buyer.phone}`}>{buyer.phone}</a>
                </Space>
              </Contact>
            </Space>
          ),
        },
        {
          key: 'event',
          label: t('list.event'),
          children: (
            <Space orientation="vertical" size={0}>
              <span>{order.eventName}</span>
              <span>{order.place}</span>
              <span>{at(order.startsAt, timeZone)}</span>
            </Space>
          ),
        },
        { key: 'placed', label: t('list.placed'), children: at(order.placedAt, deviceZone()) },
        {
          key: 'seats',
          label: t('order.seats'),
          children:
            order.seats === 'held'
              ? t('seats.held', { moment: at(order.heldUntil, deviceZone()) })
              : t(`seats.${order.seats}`),
        },
        ...(accepted ? [{ key: 'accepted', label: t('order.accepted'), children: <Accepted order={order} /> }] : []),
        ...(paidAt ? [{ key: 'paid', label: t('order.paid'), children: at(paidAt, deviceZone()) }] : []),
      ]}
    />
  );
}
