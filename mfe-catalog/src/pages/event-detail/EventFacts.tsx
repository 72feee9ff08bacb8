import { type EventSummary, type ExtraStop, periodicity } from '@idavuelta/shared/contracts';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import type { ReactNode } from 'react';
import { LineIcon } from '../../ui/LineIcon.tsx';
import styles from './EventFacts.module.css';
import { ExtraStops } from './ExtraStops.tsx';
import { isAtDoor } from './is-at-door.ts';

const icons = {
  date: 'M4 6h16v15H4zM4 10h16M8 3v5M16 3v5',
  time: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l4 2',
  place:
    'M12 21s7-6.500 7-11.500A7 7 0 0 0 5 9.500C5 14.500 12 21 12 21zM12 7a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  stops: 'M5 4v16M5 5h12l-3 4 3 4H5',
};

/** Date, time, place and extra stops in a row of boxes. @param stops undefined while loading */
export function EventFacts({ event, stops }: { event: EventSummary; stops?: ExtraStop[] }) {
  const { t } = useTranslation('catalog/event-detail');
  const { date } = useFormats();
  const placeName = useTranslated()(event.place.translations)?.name ?? event.place.name;
  const when = event.calendars[0]?.startDate ?? event.startDate;
  const fixed = event.periodicityType === periodicity.fixed;
  const time = t('hours', { time: date(when, 'time', event.timeZone) });

  return (
    <dl className={styles.facts}>
      <Fact icon="date">
        {fixed ? <time dateTime={when}>{date(when, 'long', event.timeZone)}</time> : t('choose_date')}
      </Fact>
      <Fact icon="time">{fixed ? time : t('time_by_date')}</Fact>
      <Fact icon="place">
        <span>{placeName}</span>
        <span className={styles.more}>{event.place.address}</span>
      </Fact>
      <Fact icon="stops">
        <ExtraStops stops={stops} atDoor={isAtDoor(event)} />
      </Fact>
    </dl>
  );
}

function Fact({ icon, children }: { icon: keyof typeof icons; children: ReactNode }) {
  const { t } = useTranslation('catalog/event-detail');
  return (
    <div className={styles.fact}>
      <dt>
        <LineIcon path={icons[icon]} />
        <span>{t(icon)}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
