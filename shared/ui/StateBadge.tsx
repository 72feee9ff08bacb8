import { useTranslation } from '@idavuelta/shared/platform';
import type { PaymentState } from '../contracts/index.ts';
import styles from './StateBadge.module.css';

/** A payment state as a coloured badge; on narrow screens a dot, its words kept for screen readers. */
export function StateBadge({ state }: { state: PaymentState }) {
  const { t } = useTranslation('common');
  return (
    <span className={styles.badge} data-state={state}>
      <span className={styles.words}>{t(`payment_state.${state}`)}</span>
    </span>
  );
}
