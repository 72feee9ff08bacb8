import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { formatCountdown, useCountdown } from './countdown.ts';
import styles from './HoldTimer.module.css';

const minute = 60_000;

/** From here on more time is offered: earlier it would add next to nothing. */
const nearEnd = 5 * minute;

export interface Renewal {
  renew: () => void;
  renewing: boolean;
  /** The seats cannot be held any longer. */
  exhausted: boolean;
}

interface HoldTimerProps {
  /** ISO 8601 UTC. */
  heldUntil: string;
  /** Absent where the hold cannot be renewed. */
  renewal?: Renewal;
  /** Called once when the time is up. */
  onExpired?: () => void;
  /** Shown instead of the timer when the time is up; by default a text that says so. */
  over?: ReactNode;
}

/** Counts down how long the seats are held, says so aloud at five minutes and at one, and offers more time. */
export function HoldTimer({ heldUntil, renewal, onExpired, over }: HoldTimerProps) {
  const { t } = useTranslation('booking');
  const remaining = useCountdown(heldUntil);
  const expired = remaining === 0;

  const expire = useEffectEvent(() => onExpired?.());
  useEffect(() => {
    if (expired) expire();
  }, [expired]);

  if (expired) return over === undefined ? <p role="alert">{t('hold.over')}</p> : over;
  return (
    <div className={styles.hold}>
      <p role="timer" className={styles.timer}>
        <span>{t('hold.left')}</span> <strong>{formatCountdown(remaining)}</strong>
      </p>
      {/* a timer is silent by itself; every second would be too often */}
      <p role="status" className="visually-hidden">
        {remaining <= minute ? t('hold.one_minute') : remaining <= nearEnd && t('hold.five_minutes')}
      </p>
      {renewal && remaining <= nearEnd && <MoreTime renewal={renewal} />}
    </div>
  );
}

function MoreTime({ renewal: { renew, renewing, exhausted } }: { renewal: Renewal }) {
  const { t } = useTranslation('booking');
  if (exhausted) return <p role="status">{t('hold.exhausted')}</p>;
  return (
    <Button aria-disabled={renewing} onClick={() => renewing || renew()}>
      {t('hold.renew')}
    </Button>
  );
}
