import type { Ride } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import styles from './RideList.module.css';
import { stepsOf } from './ride-steps.ts';

/** The steps of a ride in order, with the current one marked. */
export function RideSteps({ ride, timeZone }: { ride: Ride; timeZone: string }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const { direction, progress, progressAt } = ride;
  const steps = stepsOf(ride);
  const present = steps.indexOf(progress);
  return (
    <ol className={styles.steps} aria-label={t('ride.progress')}>
      {steps.map((step, index) => (
        <li key={step} data-past={index < present || undefined} aria-current={index === present ? 'step' : undefined}>
          <span>{t(`ride.${direction}.${step}`)}</span>
          {index === present && progressAt && <time dateTime={progressAt}>{date(progressAt, 'time', timeZone)}</time>}
        </li>
      ))}
    </ol>
  );
}
