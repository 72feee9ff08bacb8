import type { DrivenStop, DrivenTrip, TripMark } from '@idavuelta/shared/contracts/staff';
import { serverNow, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow } from '@idavuelta/shared/ui';
import { useEffect, useState } from 'react';
import { navigationLink } from './navigation-link.ts';
import styles from './trips.module.css';

interface StopCardProps {
  stop: DrivenStop;
  number: number;
  trip: Pick<DrivenTrip, 'timeZone' | 'waitMinutes' | 'direction' | 'startsAt'>;
  onMark: (kind: TripMark['kind']) => void;
}

/** Who waits where and when, how to get there and call them, and the outcome. */
export function StopCard({ stop, number, trip, onMark }: StopCardProps) {
  const { t } = useTranslation('qr');
  const { date } = useFormats();
  const { people, seats, arrivedAt, boardedAt, noShowAt, address, county, note, at } = stop;
  const clock = (moment: string) => date(moment, 'time', trip.timeZone);
  const names = people.map(({ name }) => name).join(', ');
  const isOut = trip.direction === 'out';
  // outbound, the stop is done once they have boarded; on the way home, once the van was at their door
  const settled = noShowAt ?? (isOut ? boardedAt : arrivedAt);
  // nobody is waited for on the way home: the van leaves when the event is over
  const waitedFrom = isOut ? arrivedAt : trip.startsAt;
  const labelled = (text: string) => ({ 'aria-label': `${text}: ${names}`, children: text });
  const boardedText = t('trips.boarded');
  const arrivedText = t(isOut ? 'trips.arrive' : 'trips.home');
  return (
    <li className={`${styles.stop} ${settled ? styles.settled : ''}`}>
      <p className={styles.time}>
        <b>{number}</b> <strong>{clock(at)}</strong> <span>{t('trips.seats', { count: seats })}</span>
      </p>
      <p>
        <a href={navigationLink(stop)} target="_blank" rel="noreferrer">
          {[address, county].filter(Boolean).join(', ')}
        </a>
      </p>
      {note && <p className={styles.note}>{t('trips.note', { note })}</p>}
      <ul className={styles.people}>
        {people.map(({ name, phone }) => (
          <li key={`${name} ${phone}`}>
            <span>{name}</span>
            <a href={`tel:${phone}`} aria-label={t('trips.call', { name })}>
              {phone}
            </a>
            <a href={`sms:${phone}`} aria-label={t('trips.message_to', { name })}>
              {t('trips.message')}
            </a>
          </li>
        ))}
      </ul>
      {arrivedAt && isOut && <p className={styles.marked}>{t('trips.arrived_at', { time: clock(arrivedAt) })}</p>}
      {boardedAt && <p className={styles.marked}>{`${boardedText} · ${clock(boardedAt)}`}</p>}
      {arrivedAt && !isOut && <p className={styles.marked}>{`${arrivedText} · ${clock(arrivedAt)}`}</p>}
      {noShowAt && <p className={styles.missed}>{t('trips.no_show_at', { time: clock(noShowAt) })}</p>}
      <ButtonRow>
        {!arrivedAt && !settled && <Button {...labelled(arrivedText)} onClick={() => onMark('arrived')} />}
        {!boardedAt && !(arrivedAt && !isOut) && (
          <Button {...labelled(boardedText)} onClick={() => onMark('boarded')} />
        )}
        {!settled && !boardedAt && waitedFrom && (
          <NoShow
            from={waitedFrom}
            minutes={isOut ? trip.waitMinutes : 0}
            label={labelled(t('trips.no_show'))}
            clock={clock}
            onMark={onMark}
          />
        )}
      </ButtonRow>
    </li>
  );
}

interface NoShowProps extends Pick<StopCardProps, 'onMark'> {
  /** Start of the waiting time. */
  from: string;
  minutes: number;
  label: { 'aria-label': string; children: string };
  clock: (moment: string) => string;
}

/** Marks a no-show, once the waiting time is over. */
function NoShow({ from, minutes, label, clock, onMark }: NoShowProps) {
  const { t } = useTranslation('qr');
  const until = Date.parse(from) + minutes * 60_000;
  const [isOver, setIsOver] = useState(() => serverNow() >= until);
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setIsOver(true), Math.max(0, until - serverNow()));
    return () => clearTimeout(timer);
  }, [isOver, until]);
  if (!isOver) return <span>{t('trips.wait_until', { time: clock(new Date(until).toISOString()) })}</span>;
  return <Button variant="quiet" {...label} onClick={() => onMark('no_show')} />;
}
