import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { formatCountdown, useCountdown } from './countdown.ts';
import styles from './HoldTimer.module.css';

const minute = 60_000;

/** From here on more time is offered: earlier it would gain almost nothing. */
const nearEnd = 5 * minute;

export interface Renewal {
  renew: () => void;
  renewing: boolean;
  /** The hold cannot be extended any further. */
  exhausted: boolean;
}

interface HoldTimerProps {
  /** ISO 8601 UTC. */
  heldUntil: string;
  /** Absent where the hold cannot be extended. */
  renewal?: Renewal;
  /** Called once when the time is up. */
  onExpired?: () => void;
  /** Shown instead of the timer when the time is up; by default a text that says so. */
  over?: ReactNode;
}

/** Counts down how long the seats are held, announces five minutes and one minute, and offers more time. */
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
      {/* the timer is not announced; every second would be too often */}
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
