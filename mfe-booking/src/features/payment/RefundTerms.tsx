import { refundLeadHours } from '@idavuelta/shared/contracts/rules';
import { useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { now } from '@idavuelta/shared/ui';
import { startOf } from '../../state/payment/transfer-lead.ts';
import { selectDate } from '../../state/tickets/tickets.selectors.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import styles from './payment.module.css';

/** What is refunded when this purchase is cancelled, and until when, in the event's time zone. */
export function RefundTerms() {
  const { t } = useTranslation('booking');
  const { date } = useFormats();
  const chosen = useSelector(selectDate);
  const event = useSelector(selectEvent);
  const starts = chosen && event && startOf(chosen, event);
  if (!starts) return null;
  const refundableUntil = new Date(Date.parse(starts) - refundLeadHours * 3_600_000);
  const shown = (style: 'weekday' | 'medium' | 'time') => date(refundableUntil.toISOString(), style, event.timeZone);
  const until = [shown('weekday'), shown('medium'), shown('time')].join(', ');
  return (
    <p className={styles.refund}>
      {refundableUntil.getTime() > now() ? t('payment.refund_until', { until }) : t('payment.no_refund')}
    </p>
  );
}
