import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { StaffOrder } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { actorName } from '../../../features/changes/detail-text.ts';
import { WideTable } from '../../../ui/WideTable.tsx';
import styles from '../orders.module.css';

/** Shows the payment attempts and refunds of an order. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('back-office/orders');
  const { moment: at } = useClocks();
  const ended = (iso: string | undefined) => (iso ? at(iso, deviceZone()) : '–');
  const { attempts, refunds, refundable } = order;
  return (
    <section aria-label={t('money.title')}>
      <h2 className={styles.section}>{t('money.title')}</h2>
      {refundable && <p>{t('money.refundable', { amount: formatMoney(refundable) })}</p>}
      {attempts.length > 0 && (
        <WideTable<StaffOrder['attempts'][number]>
          label={t('money.attempts')}
          rowKey="reference"
          size="small"
          dataSource={attempts}
          columns={[
            { title: t('money.attempts'), dataIndex: 'provider' },
            { title: t('money.reference'), dataIndex: 'reference' },
            { title: t('money.amount'), align: 'right', render: (_, { amount }) => formatMoney(amount) },
            { title: t('filters.state'), render: (_, { state }) => t(`attempts.${state}`) },
            { title: t('money.begun'), render: (_, { createdAt }) => at(createdAt, deviceZone()) },
            { title: t('money.ended'), render: (_, { settledAt }) => ended(settledAt) },
          ]}
        />
      )}
      {refunds.length > 0 && (
        <WideTable<StaffOrder['refunds'][number]>
          label={t('money.refunds')}
          rowKey="requestedAt"
          size="small"
          dataSource={refunds}
          columns={[
            { title: t('money.refunds'), render: (_, { reason }) => t(`refund_reasons.${reason}`) },
            { title: t('money.amount'), align: 'right', render: (_, { amount }) => formatMoney(amount) },
            { title: t('filters.state'), render: (_, { state }) => t(`refund_states.${state}`) },
            { title: t('money.reference'), dataIndex: 'paidBackReference' },
            { title: t('money.by'), dataIndex: 'by', render: actorName },
            { title: t('money.asked'), render: (_, { requestedAt }) => at(requestedAt, deviceZone()) },
            { title: t('money.ended'), render: (_, { settledAt }) => ended(settledAt) },
          ]}
        />
      )}
    </section>
  );
}
