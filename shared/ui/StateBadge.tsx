import { useTranslation } from '@idavuelta/shared/platform';
import type { PaymentState } from '../contracts/index.ts';
import styles from './StateBadge.module.css';

/**
 * A payment state as a coloured badge; on narrow screens a dot beside its words.
 * @param inWords keeps the badge on narrow screens too, where there is room for it
 */
export function StateBadge({ state, inWords = false }: { state: PaymentState; inWords?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <span className={`${styles.badge} ${inWords ? '' : styles.shrinks}`} data-state={state}>
      {t(`payment_state.${state}`)}
    </span>
  );
}
