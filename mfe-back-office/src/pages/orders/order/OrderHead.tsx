import { formatMoney } from '@idavuelta/shared/contracts/money';
import { type StaffOrder, type StaffPermission, staffLinks } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { useMethodName } from '../../../features/payment-method/useMethodName.ts';
import { useBothClocks } from '../../../ui/useBothClocks.ts';
import { OrderState } from '../OrderState.tsx';
import { Accepted } from './Accepted.tsx';
import styles from './order.module.css';

interface OrderHeadProps {
  order: StaffOrder;
  permissions: StaffPermission[];
}

/** An order's state, money and event in one row. */
export function OrderHead({ order, permissions }: OrderHeadProps) {
  const { t } = useTranslation('back-office/orders');
  const { both } = useBothClocks();
  const methodName = useMethodName();
  const { timeZone, coupon, paidAt, accepted } = order;
  const at = (iso: string) => both(iso, timeZone);
  return (
    <dl className={styles.head}>
      <Fact label={t('filters.state')}>
        <OrderState state={order.state} />
        {order.flags.map((flag) => (
          <Tag key={flag} color="error" className={styles.flag}>
            {t(`flags.${flag}`)}
          </Tag>
        ))}
      </Fact>
      <Fact label={t('list.total')}>
        <span>{[formatMoney(order.total), methodName(order.paymentCode), coupon].filter(Boolean).join(' · ')}</span>
      </Fact>
      <Fact label={t('list.event')}>
        {permissions.includes('events.read') ? (
          <Link to={staffLinks.event(order.event)}>{order.eventName}</Link>
        ) : (
          <span>{order.eventName}</span>
        )}
        <span>{order.place}</span>
        <span>{both(order.startsAt, timeZone, order.country)}</span>
      </Fact>
      <Fact label={t('order.placed')}>
        <span>{at(order.placedAt)}</span>
        {paidAt && <span className={styles.soft}>{`${t('order.paid')}: ${at(paidAt)}`}</span>}
      </Fact>
      <Fact label={t('order.seats')}>
        <span>
          {order.seats === 'held' ? t('seats.held', { moment: at(order.heldUntil) }) : t(`seats.${order.seats}`)}
        </span>
        {accepted && (
          <details>
            <summary>{t('order.accepted')}</summary>
            <Accepted order={order} />
          </details>
        )}
      </Fact>
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
