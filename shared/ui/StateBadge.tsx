import { useTranslation } from '@idavuelta/shared/platform';
import type { PaymentState } from '../contracts/index.ts';
import styles from './StateBadge.module.css';

/**
 * A payment state as a coloured badge; on narrow screens a dot, its words kept for screen readers.
 * @param inWords keeps the words on narrow screens too, where there is room for them
 */
export function StateBadge({ state, inWords = false }: { state: PaymentState; inWords?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <span className={`${styles.badge} ${inWords ? '' : styles.shrinks}`} data-state={state}>
      <span className={styles.words}>{t(`payment_state.${state}`)}</span>
    </span>
  );
}
