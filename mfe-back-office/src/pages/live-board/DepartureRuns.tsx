import type { LiveDeparture, LiveRun } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { useState } from 'react';
import { linkTo } from '../../kit/areas.ts';
import { useAccount } from '../../session/account.api.ts';
import { useBothClocks } from '../../ui/useBothClocks.ts';
import styles from './live-board.module.css';
import { MoveRunDrawer } from './MoveRunDrawer.tsx';
import { RunRow } from './RunRow.tsx';
import { stateOf } from './run-state.ts';
import { WaitingDrawer } from './WaitingDrawer.tsx';

/** A departure with its vans, there and back. */
export function DepartureRuns({ departure, now }: { departure: LiveDeparture; now: number }) {
  const { t } = useTranslation('back-office/live-board');
  const { moment } = useBothClocks();
  const translated = useTranslated();
  const { data: account } = useAccount();
  const mayChange = account?.permissions.includes('dispatch.change') ?? false;
  const [opened, setOpened] = useState<{ what: 'move' | 'waiting'; run: LiveRun }>();
  const close = () => setOpened(undefined);
  const { id, event, place, country, startsAt, timeZone, runs, unplanned } = departure;
  // as it is now, while it is on the board
  const shown = runs.find((run) => run.id === opened?.run.id) ?? opened?.run;
  return (
    <section className={styles.departure} aria-labelledby={`departure-${id} departure-${id}-at`}>
      <header>
        <h2 id={`departure-${id}`}>
          <Link to={linkTo('/travellers/:id', id)}>{translated(event)?.name ?? place}</Link>
        </h2>
        <p id={`departure-${id}-at`}>{`${place} · ${moment(startsAt, timeZone, country)}`}</p>
      </header>
      {unplanned > 0 && (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              <span>{t('unplanned', { count: unplanned })}</span>{' '}
              <Link to={linkTo('/dispatch/:id/:direction', id, 'out')}>{t('plan')}</Link>
            </>
          }
        />
      )}
      {(['out', 'back'] as const).map((direction) => {
        const ofWay = runs.filter((run) => run.direction === direction);
        if (ofWay.length === 0) return null;
        return (
          <div key={direction}>
            <h3>
              <Link to={linkTo('/dispatch/:id/:direction', id, direction)}>{t(`directions.${direction}`)}</Link>
            </h3>
            <ul className={styles.runs} aria-label={t(`directions.${direction}`)}>
              {ofWay.map((run) => (
                <RunRow
                  key={run.id}
                  run={run}
                  timeZone={timeZone}
                  now={now}
                  onMove={mayChange ? () => setOpened({ what: 'move', run }) : undefined}
                  onWaiting={() => setOpened({ what: 'waiting', run })}
                />
              ))}
            </ul>
          </div>
        );
      })}
      {opened?.what === 'move' && shown && (
        <MoveRunDrawer departureId={id} run={shown} timeZone={timeZone} onClose={close} />
      )}
      {opened?.what === 'waiting' && shown && (
        <WaitingDrawer
          run={shown}
          delay={stateOf(shown, now).delay}
          timeZone={timeZone}
          mayTell={mayChange}
          onClose={close}
        />
      )}
    </section>
  );
}
