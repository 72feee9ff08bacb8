import { useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import styles from './HoldTimer.module.css';
import { clockText, useTimeLeft } from './time-left.ts';

/** How long the seats are still held. @param onExpired called once when the time is up */
export function HoldTimer({ heldUntil, onExpired }: { heldUntil: string; onExpired?: () => void }) {
  const { t } = useTranslation('booking');
  const left = useTimeLeft(heldUntil);
  const over = left === 0;

  const expire = useEffectEvent(() => onExpired?.());
  useEffect(() => {
    if (over) expire();
  }, [over]);

  return over ? (
    <p role="alert">{t('hold.over')}</p>
  ) : (
    <p role="timer" className={styles.timer}>
      {t('hold.left')} <strong>{clockText(left)}</strong>
    </p>
  );
}
