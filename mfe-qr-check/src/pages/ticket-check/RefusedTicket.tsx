import { useTranslation } from '@idavuelta/shared/platform';
import type { Refusal } from '../../state/ticket-check.slice.ts';
import { VerdictScreen } from './VerdictScreen.tsx';

/** A ticket that does not travel, and why. */
export function RefusedTicket({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation('qr');
  return (
    <VerdictScreen verdict="invalid" title={t('invalid_event')}>
      <p>
        <strong>{t(`refusal.${refusal}`)}</strong>
      </p>
    </VerdictScreen>
  );
}
