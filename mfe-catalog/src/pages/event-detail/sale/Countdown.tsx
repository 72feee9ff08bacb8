import { useTranslation } from '@idavuelta/shared/platform';
import styles from './SaleWindow.module.css';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

interface CountdownProps {
  /** In milliseconds; undefined until it is known, with its space reserved. */
  left: number | undefined;
}

/** Tells how long it is until the sale opens. Screen readers read it on demand only. */
export function Countdown({ left }: CountdownProps) {
  const { t } = useTranslation('catalog/event-detail');
  return (
    <p role="timer" aria-live="off" className={`${styles.countdown} tabular`}>
      {left !== undefined && t(`sale.left.${unitOf(left)}`, partsOf(left))}
    </p>
  );
}

function unitOf(left: number) {
  if (left >= day) return 'days';
  return left > hour ? 'hours' : 'minutes';
}

const partsOf = (left: number) => ({
  days: Math.floor(left / day),
  hours: Math.floor(left / hour) % 24,
  // an hour is shown as 60 minutes
  minutes: left === hour ? 60 : Math.floor(left / minute) % 60,
  seconds: Math.floor(left / second) % 60,
});
