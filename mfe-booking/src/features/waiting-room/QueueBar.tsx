import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import type { ReactNode } from 'react';
import type { QueueStatus } from '../../state/waiting-room/waiting-room.selectors.ts';
import { formatCountdown, useCountdown } from '../../ui/countdown.ts';
import styles from './waiting-room.module.css';

interface QueueBarProps {
  id: string;
  status: QueueStatus;
  title: string;
  line?: string;
  /** ISO 8601 UTC; counted down. */
  until?: string;
  action?: ReactNode;
}

/** Position and turn in one line, which stays in view on phones. */
export function QueueBar({ id, status, title, line, until, action }: QueueBarProps) {
  const { t } = useTranslation('booking');
  const { date } = useFormats();
  const left = useCountdown(until);
  return (
    <div className={`${styles.bar} ${styles[status] ?? ''}`}>
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {line && <p>{line}</p>}
        {until && left > 0 && (
          <p role="timer" className={styles.timer}>
            <span>{t('queue.until', { time: date(until, 'time', deviceZone()) })}</span>{' '}
            <strong>{formatCountdown(left)}</strong>
          </p>
        )}
      </div>
      {action}
    </div>
  );
}
