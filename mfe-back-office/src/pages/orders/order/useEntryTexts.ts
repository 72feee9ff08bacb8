import type { TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useActionName } from '../../../features/changes/action-name.ts';

/** Mails with a text of their own; others are shown as recorded, and the subject explains them. */
const mails = new Set([
  'free-order-cancelled',
  'hold-expired',
  'order-cancelled',
  'order-paid',
  'passenger-changed',
  'passenger-tickets',
  'payment-failed',
  'payment-link',
  'pick-up-times',
  'refund',
  'tax-document',
  'ticket-given',
  'ticket-withdrawn',
  'tickets-cancelled',
  'transfer-instructions',
  'transfer-refused',
  'van-late',
]);

/** Returns a function that describes an entry of the history. */
export function useEntryTexts() {
  const { t } = useTranslation('back-office/orders');
  const actionName = useActionName();
  return ({ kind, name = '' }: TimelineEntry): string => {
    switch (kind) {
      case 'state':
        return t('timeline.state', { state: t(`common:payment_state.${name}`) });
      case 'attempt':
        return t('timeline.attempt', { method: name });
      case 'result':
        return t('timeline.result', { result: t(`attempts.${name}`) });
      case 'refund':
        return t('timeline.refund', { reason: t(`refund_reasons.${name}`) });
      case 'refund-result':
        return t('timeline.refund-result', { result: t(`refund_states.${name}`) });
      case 'flag':
        return t('timeline.flag', { reason: t(`flags.${name}`) });
      case 'mail':
        return t('timeline.mail', { mail: mails.has(name) ? t(`mails.${name}`) : name });
      case 'check':
        return t('timeline.check', { outcome: t(`checks.${name}`) });
      case 'change':
        return actionName(name);
      default:
        return t(`timeline.${kind}`);
    }
  };
}
