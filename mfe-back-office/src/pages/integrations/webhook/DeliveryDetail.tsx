import type { WebhookDelivery } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Typography } from 'antd';
import styles from '../integrations.module.css';

/** Indents a message for reading; what is sent has no blanks. */
const readable = (payload: string) => JSON.stringify(JSON.parse(payload), null, 2);

/** What was sent, and the beginning of what came back, for whoever looks after the other system. */
export function DeliveryDetail({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('back-office/integrations');
  const { eventId, payload, responseStart } = delivery;
  return (
    <div className={styles.parts}>
      <Typography.Text copyable={{ text: eventId }} translate="no">
        {t('deliveries.id', { id: eventId })}
      </Typography.Text>
      <section>
        <strong>{t('deliveries.sent')}</strong>
        <pre className={styles.payload} translate="no">
          {readable(payload)}
        </pre>
      </section>
      {responseStart && (
        <section>
          <strong>{t('deliveries.response')}</strong>
          <pre className={styles.payload} translate="no">
            {responseStart}
          </pre>
        </section>
      )}
    </div>
  );
}
