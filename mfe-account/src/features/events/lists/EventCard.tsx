import { dateTimeFormat, Link, useTranslation } from '@idavuelta/shared/platform';
import { Picture } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import { TabIcon } from '../../../ui/TabIcon.tsx';
import styles from './EventCard.module.css';

type EventStatus = 'invited' | 'saved' | 'under_review' | 'rejected' | 'approved' | 'finished';

interface EventCardProps {
  name: string;
  status: EventStatus;
  /** ISO 8601; absent while undecided. */
  startDate?: string;
  timeZone: string;
  place: string;
  address: string;
  /** Empty without a picture. */
  imagePath: string;
  /** Link target of the name, if the event has a page. */
  to?: string;
  linkState?: object;
  /** Actions on the event. */
  children?: ReactNode;
}

/** `DD/MM/yyyy` in the zone of the event, in every language. */
const dayOf = (iso: string, timeZone: string) =>
  dateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(new Date(iso));

/** One event of the customer's, or one they are invited to. */
export function EventCard({ name, status, startDate, timeZone, place, address, imagePath, ...card }: EventCardProps) {
  const { t } = useTranslation('account');
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {imagePath ? (
          <Picture path={imagePath} alt="" sizes="(max-width: 640px) 92vw, 300px" />
        ) : (
          <TabIcon tab="events" size={44} />
        )}
        <span className={styles.status} data-status={status}>
          {t(`events.status.${status}`)}
        </span>
      </div>
      <div className={styles.words}>
        {startDate && (
          <time dateTime={startDate} className={styles.date}>
            {dayOf(startDate, timeZone)}
          </time>
        )}
        <h2 className={styles.name}>
          {card.to ? (
            <Link to={card.to} state={card.linkState}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {place && <p className={styles.place}>{place}</p>}
        {address && <p className={styles.address}>{address}</p>}
        {card.children}
      </div>
    </article>
  );
}
