import { now } from '@idavuelta/shared/ui';
import { useEffect, useState } from 'react';
import type { QueueStatus } from '../../state/waiting-room/waiting-room.selectors.ts';

/** Milliseconds between two announcements of the position while the turn is far. */
const announcementInterval = 5 * 60_000;
/** People in front from which on every change is announced. */
const near = 50;

interface AnnouncementsProps {
  status: QueueStatus;
  /** What the panel says now. */
  text: string;
  ahead?: number;
}

/** Tells screen readers what changed: the position seldom, the turn at once. */
export function Announcements({ status, text, ahead = Infinity }: AnnouncementsProps) {
  const [said, setSaid] = useState({ status, text: '', at: 0 });
  useEffect(() => {
    const isDue = status !== said.status || ahead < near || now() - said.at >= announcementInterval;
    if (isDue && text !== said.text) setSaid({ status, text, at: now() });
  }, [status, text, ahead, said]);
  const isTurn = said.status === 'called';
  return (
    <>
      <p role="status" className="visually-hidden">
        {!isTurn && said.text}
      </p>
      <p role="alert" className="visually-hidden">
        {isTurn && said.text}
      </p>
    </>
  );
}
