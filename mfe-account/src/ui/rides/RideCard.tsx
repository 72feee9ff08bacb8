import type { Ride } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { useId } from 'react';
import { DescriptionList } from '../DescriptionList.tsx';
import styles from './RideList.module.css';
import { RideSteps } from './RideSteps.tsx';
import { expectedAt } from './ride-steps.ts';

interface RideCardProps {
  ride: Ride;
  timeZone: string;
  heading: 'h2' | 'h3';
}

/** One direction of one ticket: time, van and progress. */
export function RideCard({ ride, timeZone, heading: Heading }: RideCardProps) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const title = useId();
  const { direction, ticket, at, van, driver, address, progress, lateMinutes } = ride;
  const time = (moment: string) => date(moment, 'time', timeZone);
  return (
    <section aria-labelledby={title} className={styles.ride}>
      <Heading
        id={title}
      >{`${t(`ride.${direction}.title`)} · ${t('purchase.ticket_number', { number: ticket })}`}</Heading>
      <div role="status" className={styles.now}>
        <p>{t(`ride.${direction}.${progress}`)}</p>
        {lateMinutes !== undefined && (
          <p className={styles.late}>{t('ride.late', { minutes: lateMinutes, time: time(expectedAt(ride)) })}</p>
        )}
      </div>
      <DescriptionList
        items={[
          [t(`ride.${direction}.at`), `${date(at, 'long', timeZone)}, ${time(at)}`],
          [
            t('ride.van'),
            <span key="van" translate="no">
              {van}
            </span>,
          ],
          [
            t('ride.driver'),
            <span key="driver" translate="no">
              {driver}
            </span>,
          ],
          [t('purchase.address'), address],
        ]}
      />
      <RideSteps ride={ride} timeZone={timeZone} />
    </section>
  );
}
