import { listSpaces } from '@idavuelta/shared/contracts/rules';
import type { DrivenStop, DrivenTrip, TripMark } from '@idavuelta/shared/contracts/staff';
import { serverNow, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow, ConfirmButton } from '@idavuelta/shared/ui';
import { useEffect, useState } from 'react';
import { ExplainButton } from './ExplainButton.tsx';
import { MarkedLine } from './MarkedLine.tsx';
import { navigationLink } from './navigation-link.ts';
import { isSeen, isSettled } from './stop-state.ts';
import styles from './trips.module.css';

type MarkedStop = Pick<TripMark, 'kind'> & Partial<Pick<TripMark, 'reason' | 'calledAt'>>;

interface StopCardProps {
  stop: DrivenStop;
  number: number;
  /** An earlier stop that the van is not done with. */
  before?: number | undefined;
  trip: Pick<DrivenTrip, 'timeZone' | 'waitMinutes' | 'direction' | 'startsAt' | 'doneAt'>;
  onMark: (mark: MarkedStop) => void;
  onUndo: (id: string) => void;
}

/** Who waits where and when, how to get there and call them, and the outcome. */
export function StopCard({ stop, number, before, trip, onMark, onUndo }: StopCardProps) {
  const { t } = useTranslation('qr');
  const { date } = useFormats();
  const [calledAt, setCalledAt] = useState<string>();
  const {
    people,
    seats,
    spaces,
    arrivedAt,
    boardedAt,
    noShowAt,
    explainedAt,
    reason,
    address,
    county,
    note,
    at,
    point,
  } = stop;
  const clock = (moment: string) => date(moment, 'time', trip.timeZone);
  const names = people.map(({ name }) => name).join(', ');
  const isOut = trip.direction === 'out';
  const settled = isSettled(stop, trip.direction);
  // nobody is waited for on the way home: the van leaves when the event is over
  const waitedFrom = isOut ? arrivedAt : trip.startsAt;
  const labelled = (text: string) => ({ 'aria-label': `${text}: ${names}`, children: text });
  const boardedText = t('trips.boarded');
  const arrivedText = t(isOut ? 'trips.arrive' : 'trips.home');
  const undo = { marks: stop.marks, onUndo: trip.doneAt ? undefined : onUndo };
  const isOutOfTurn = before !== undefined && !arrivedAt;
  return (
    <li className={`${styles.stop} ${settled ? styles.settled : ''}`}>
      <p className={styles.time}>
        <b>{number}</b> <strong>{clock(at)}</strong> <span>{t('trips.seats', { count: seats })}</span>
      </p>
      <p>
        <a href={navigationLink(point ?? stop)} target="_blank" rel="noreferrer">
          {point
            ? t('trips.stop_point.line', { ...point, minutes: point.walkMinutes })
            : [address, county].filter(Boolean).join(', ')}
        </a>
      </p>
      {point && <p>{t('trips.from_door', { address })}</p>}
      {note && <p className={styles.note}>{t('trips.note', { note })}</p>}
      {spaces && (
        <p className={styles.note}>
          {listSpaces(spaces)
            .map(({ kind, quantity }) => {
              const name = t(`trips.spaces.${kind}`);
              return `${quantity} × ${name}`;
            })
            .join(', ')}
        </p>
      )}
      <ul className={styles.people}>
        {people.map(({ name, phone }) => (
          <li key={`${name} ${phone}`}>
            <span>{name}</span>
            <a
              href={`tel:${phone}`}
              aria-label={t('trips.call', { name })}
              onClick={() => setCalledAt(new Date().toISOString())}
            >
              {phone}
            </a>
            <a href={`sms:${phone}`} aria-label={t('trips.message_to', { name })}>
              {t('trips.message')}
            </a>
          </li>
        ))}
      </ul>
      {arrivedAt && isOut && (
        <MarkedLine {...undo} kind="arrived" text={t('trips.arrived_at', { time: clock(arrivedAt) })} />
      )}
      {boardedAt && <MarkedLine {...undo} kind="boarded" text={`${boardedText} · ${clock(boardedAt)}`} />}
      {arrivedAt && !isOut && <MarkedLine {...undo} kind="arrived" text={`${arrivedText} · ${clock(arrivedAt)}`} />}
      {noShowAt && (
        <MarkedLine {...undo} kind="no_show" isMissed text={t('trips.no_show_at', { time: clock(noShowAt) })} />
      )}
      {explainedAt && (
        <MarkedLine {...undo} kind="explained" isMissed text={`${reason ?? ''} · ${clock(explainedAt)}`} />
      )}
      <ButtonRow>
        {!arrivedAt && !settled && (
          <MarkButton
            {...labelled(arrivedText)}
            before={isOutOfTurn ? before : undefined}
            onPress={() => onMark({ kind: 'arrived' })}
          />
        )}
        {!boardedAt && !(arrivedAt && !isOut) && (
          <MarkButton
            {...labelled(boardedText)}
            before={isOut && isOutOfTurn ? before : undefined}
            onPress={() => onMark({ kind: 'boarded' })}
          />
        )}
        {!settled && !boardedAt && waitedFrom && (
          <NoShow
            from={waitedFrom}
            minutes={isOut ? trip.waitMinutes : 0}
            label={labelled(t('trips.no_show'))}
            clock={clock}
            isCalled={calledAt !== undefined}
            onPress={() => onMark({ kind: 'no_show', ...(calledAt && { calledAt }) })}
          />
        )}
      </ButtonRow>
      {!isSeen(stop, trip.direction) && !trip.doneAt && (
        <ExplainButton names={names} onExplain={(why) => onMark({ kind: 'explained', reason: why })} />
      )}
    </li>
  );
}

interface MarkButtonProps {
  'aria-label': string;
  children: string;
  /** Number of an earlier stop that is still open: asks once whether this one comes first. */
  before: number | undefined;
  onPress: () => void;
}

function MarkButton({ before, onPress, ...labelled }: MarkButtonProps) {
  const { t } = useTranslation('qr');
  if (before === undefined) return <Button {...labelled} onClick={onPress} />;
  return (
    <ConfirmButton
      label={labelled.children}
      fullLabel={labelled['aria-label']}
      question={t('trips.out_of_turn', { number: before })}
      confirm={labelled.children}
      cancel={t('trips.cancel')}
      busy={false}
      onConfirm={onPress}
    />
  );
}

interface NoShowProps {
  /** Start of the waiting time. */
  from: string;
  minutes: number;
  label: { 'aria-label': string; children: string };
  clock: (moment: string) => string;
  /** Whether a call was tried. */
  isCalled: boolean;
  onPress: () => void;
}

/** Marks a no-show, once the waiting time is over and a call was tried. */
function NoShow({ from, minutes, label, clock, isCalled, onPress }: NoShowProps) {
  const { t } = useTranslation('qr');
  const until = Date.parse(from) + minutes * 60_000;
  const [isOver, setIsOver] = useState(() => serverNow() >= until);
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setIsOver(true), Math.max(0, until - serverNow()));
    return () => clearTimeout(timer);
  }, [isOver, until]);
  if (!isOver) return <span>{t('trips.wait_until', { time: clock(new Date(until).toISOString()) })}</span>;
  if (!isCalled) return <span>{t('trips.call_first')}</span>;
  return <Button variant="quiet" {...label} onClick={onPress} />;
}
