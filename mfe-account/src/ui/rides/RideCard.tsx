import type { Ride } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { now } from '@idavuelta/shared/ui';
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
  const { direction, ticket, at, van, driver, address, progress, unseen, lateMinutes, position, point } = ride;
  const time = (moment: string) => date(moment, 'time', timeZone);
  const walk = ({ walkMinutes: minutes, ...to }: NonNullable<typeof point>): [string, string] => [
    t('ride.point'),
    t('ride.walk', { ...to, minutes }),
  ];
  return (
    <section aria-labelledby={title} className={styles.ride}>
      <Heading
        id={title}
      >{`${t(`ride.${direction}.title`)} · ${t('purchase.ticket_number', { number: ticket })}`}</Heading>
      <div role="status" className={styles.now}>
        <p>{t(unseen ? 'ride.unseen' : `ride.${direction}.${progress}`)}</p>
        {lateMinutes !== undefined && (
          <p className={styles.late}>{t('ride.late', { minutes: lateMinutes, time: time(expectedAt(ride)) })}</p>
        )}
        {position && <VanPosition {...position} />}
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
          ...(point ? [walk(point)] : []),
          [t('purchase.address'), address],
        ]}
      />
      <RideSteps ride={ride} timeZone={timeZone} />
    </section>
  );
}

/** Where the van was, and how long ago: an old position is said to be old. */
function VanPosition({ latitude, longitude, at }: NonNullable<Ride['position']>) {
  const { t } = useTranslation('account');
  const minutes = Math.max(0, Math.floor((now() - Date.parse(at)) / 60_000));
  return (
    <p>
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        {minutes < 1 ? t('ride.position_now') : t('ride.position_old', { count: minutes })}
      </a>
    </p>
  );
}
