import type { EventDetail, NowServing, SlotProps } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, useClocks } from '@idavuelta/shared/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import {
  type QueueStatus,
  selectAhead,
  selectQueue,
  selectQueueStatus,
} from '../../state/waiting-room/waiting-room.selectors.ts';
import { queueRejoined, turnStarted } from '../../state/waiting-room/waiting-room.slice.ts';
import { Announcements } from './Announcements.tsx';
import { QueueBar } from './QueueBar.tsx';
import { QueueDetails } from './QueueDetails.tsx';
import { useFollowedQueue } from './useFollowedQueue.ts';
import { useTurnAlert } from './useTurnAlert.ts';
import { useWaitText } from './useWaitText.ts';

interface WaitingRoomProps extends SlotProps<'event.booking'> {
  room: number;
}

/** Statuses in which the position is shown. */
const inQueue: readonly QueueStatus[] = ['waiting', 'paused'];

/** The queue in front of the event: the visitor's position, their turn, and what to do meanwhile. */
export default function WaitingRoom({ room, event, onOutdated }: WaitingRoomProps) {
  const { t } = useTranslation('booking');
  const { moment } = useClocks();
  const titleId = useId();
  useFollowedQueue(room);
  const status = useSelector(selectQueueStatus);
  const { now, ticket } = useSelector(selectQueue);
  const ahead = useSelector(selectAhead);
  const checkout = useSelector(selectCheckout);
  const [alerts, setAlerts] = useState({ sound: false, notification: false });
  useOutdatedEvent(status === 'ended' || hasMoved(event, now), onOutdated);
  useTurnAlert(status === 'called', alerts);
  const wait = useWaitText();

  const title = t(`queue.title.${status}`, { opens: now && moment(now.opensAt, event.timeZone) });
  const line = inQueue.includes(status) ? wait?.line : undefined;
  const hasTurn = status === 'called' || status === 'admitted';
  return (
    <>
      <QueueBar
        id={titleId}
        status={status}
        title={title}
        line={line}
        until={hasTurn ? ticket?.until : undefined}
        action={checkout.status !== 'placed' && <QueueAction status={status} />}
      />
      {checkout.status !== 'placed' && (
        <QueueDetails
          titleId={titleId}
          status={status}
          number={line && wait?.number}
          alerts={alerts}
          onAlerts={setAlerts}
          onOutdated={onOutdated}
        />
      )}
      <Announcements status={status} ahead={ahead} text={[title, line].filter(Boolean).join('. ')} />
    </>
  );
}

/** Tells whether staff has moved the opening that the event's page counts down to. */
const hasMoved = ({ saleOpensAt }: EventDetail, now?: NowServing) =>
  saleOpensAt !== undefined && now !== undefined && Date.parse(saleOpensAt) !== Date.parse(now.opensAt);

/** Reads the event again: once the queue has ended, it may be sold without one, or not at all. */
function useOutdatedEvent(isOutdated: boolean, onOutdated?: () => void) {
  const outdate = useEffectEvent(() => onOutdated?.());
  useEffect(() => {
    if (isOutdated) outdate();
  }, [isOutdated]);
}

/** The one thing to do about the own turn. */
function QueueAction({ status }: { status: QueueStatus }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const { isEntering } = useSelector(selectQueue);
  if (status === 'called')
    return (
      <Button aria-disabled={isEntering} onClick={() => isEntering || dispatch(turnStarted())}>
        {t('queue.start')}
      </Button>
    );
  if (status === 'passed' || status === 'used')
    return <Button onClick={() => dispatch(queueRejoined())}>{t('queue.back')}</Button>;
  return null;
}
