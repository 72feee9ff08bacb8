import { useTranslation } from '@idavuelta/shared/platform';
import type { Rejection } from '../../state/ticket-check.slice.ts';
import { VerdictScreen } from './VerdictScreen.tsx';

/** A rejected ticket, and why. */
export function RejectedTicket({ rejection }: { rejection: Rejection }) {
  const { t } = useTranslation('qr');
  return (
    <VerdictScreen verdict="invalid" title={t('invalid_event')}>
      <p>
        <strong>{t(`rejection.${rejection}`)}</strong>
      </p>
    </VerdictScreen>
  );
}
