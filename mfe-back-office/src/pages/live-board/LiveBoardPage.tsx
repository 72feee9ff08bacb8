import { serverNow, useTranslation } from '@idavuelta/shared/platform';
import { Skeleton, Tag } from 'antd';
import { useEffect, useState } from 'react';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { DepartureRuns } from './DepartureRuns.tsx';
import styles from './live-board.module.css';
import { useLiveBoard } from './useLiveBoard.ts';

/** How often the page is drawn again: delays and silences grow while the server sends nothing. */
const tickMs = 10_000;

function useServerTime() {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** All departures of the day as they happen. */
export default function LiveBoardPage() {
  return <OfficePage path="/dispatch/today">{() => <Board />}</OfficePage>;
}

function Board() {
  const { t } = useTranslation('back-office/live-board');
  const { board, error, isLive } = useLiveBoard();
  const now = useServerTime();
  if (!board) return error ? <Failure error={error} /> : <Skeleton active />;
  const runs = board.departures.flatMap((departure) => departure.runs);
  const underWay = runs.filter(({ leftAt, doneAt }) => leftAt && !doneAt).length;
  return (
    <div className={styles.board}>
      <p className={styles.lead}>
        <span>
          {board.departures.length === 0
            ? t('none')
            : t('summary', { runs: runs.length, underWay, done: runs.filter(({ doneAt }) => doneAt).length })}
        </span>
        <Tag color={isLive ? 'success' : 'warning'}>{t(isLive ? 'live' : 'polling')}</Tag>
      </p>
      <Failure error={error} />
      {board.departures.map((departure) => (
        <DepartureRuns key={departure.id} departure={departure} now={now} />
      ))}
    </div>
  );
}
