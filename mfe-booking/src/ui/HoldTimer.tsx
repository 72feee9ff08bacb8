import { useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { formatCountdown, useCountdown } from './countdown.ts';
import styles from './HoldTimer.module.css';

/** How long the seats are still held. @param onExpired called once when the time is up */
export function HoldTimer({ heldUntil, onExpired }: { heldUntil: string; onExpired?: () => void }) {
  const { t } = useTranslation('booking');
  const left = useCountdown(heldUntil);
  const over = left === 0;

  const expire = useEffectEvent(() => onExpired?.());
  useEffect(() => {
    if (over) expire();
  }, [over]);

  return over ? (
    <p role="alert">{t('hold.over')}</p>
  ) : (
    <p role="timer" className={styles.timer}>
      {t('hold.left')} <strong>{formatCountdown(left)}</strong>
    </p>
  );
}
