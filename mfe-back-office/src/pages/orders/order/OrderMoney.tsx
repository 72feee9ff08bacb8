import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { StaffOrder } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import type { ReactNode } from 'react';
import { useMethodName } from '../../../features/payment-method/useMethodName.ts';
import { useBothClocks } from '../../../ui/useBothClocks.ts';
import { OrderSection } from './OrderSection.tsx';
import styles from './order.module.css';
import { useActorName } from './useActorName.ts';

interface OrderMoneyProps {
  order: StaffOrder;
  /** Its tax documents. */
  children: ReactNode;
}

/** Shows the payment attempts and refunds of an order, and what can be refunded. */
export function OrderMoney({ order, children }: OrderMoneyProps) {
  const { t } = useTranslation('back-office/orders');
  const { both } = useBothClocks();
  const methodName = useMethodName();
  const actorName = useActorName();
  const { attempts, refunds, refundable, timeZone } = order;
  return (
    <OrderSection title={t('money.title')}>
      {refundable && <p>{t('money.refundable', { amount: formatMoney(refundable) })}</p>}
      {attempts.length > 0 && (
        <>
          <h3>{t('money.attempts')}</h3>
          <ul className={styles.lines}>
            {attempts.map(({ provider, reference, amount, state, createdAt, settledAt }) => (
              <MoneyLine
                key={reference}
                what={`${methodName(provider)} · ${t(`attempts.${state}`)}`}
                amount={formatMoney(amount)}
                facts={[reference, both(settledAt ?? createdAt, timeZone)]}
              />
            ))}
          </ul>
        </>
      )}
      {refunds.length > 0 && (
        <>
          <h3>{t('money.refunds')}</h3>
          <ul className={styles.lines}>
            {refunds.map(({ amount, state, reason, by, requestedAt, settledAt, paidBackReference }) => (
              <MoneyLine
                key={requestedAt}
                what={`${t(`refund_reasons.${reason}`)} · ${t(`refund_states.${state}`)}`}
                amount={formatMoney(amount)}
                facts={[paidBackReference, actorName(by), both(settledAt ?? requestedAt, timeZone)]}
              />
            ))}
          </ul>
        </>
      )}
      {children}
    </OrderSection>
  );
}

interface MoneyLineProps {
  what: string;
  amount: string;
  facts: (string | undefined)[];
}

const MoneyLine = ({ what, amount, facts }: MoneyLineProps) => (
  <li>
    <div className={styles.pair}>
      <span className={styles.sentence}>{what}</span>
      <span>{amount}</span>
    </div>
    <span className={styles.soft}>{facts.filter(Boolean).join(' · ')}</span>
  </li>
);
