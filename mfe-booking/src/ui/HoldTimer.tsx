import { useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { formatCountdown, useCountdown } from './countdown.ts';
import styles from './HoldTimer.module.css';

/** Counts down how long the seats are held. @param onExpired called once when the time is up */
export function HoldTimer({ heldUntil, onExpired }: { heldUntil: string; onExpired?: () => void }) {
  const { t } = useTranslation('booking');
  const remaining = useCountdown(heldUntil);
  const expired = remaining === 0;

  const expire = useEffectEvent(() => onExpired?.());
  useEffect(() => {
    if (expired) expire();
  }, [expired]);

  return expired ? (
    <p role="alert">{t('hold.over')}</p>
  ) : (
    <p role="timer" className={styles.timer}>
      {t('hold.left')} <strong>{formatCountdown(remaining)}</strong>
    </p>
  );
}
