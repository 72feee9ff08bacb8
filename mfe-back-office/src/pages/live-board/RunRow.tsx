import type { LiveRun } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, Progress, Tag } from 'antd';
import styles from './live-board.module.css';
import { type Pace, type RunState, stateOf } from './run-state.ts';

const colours: Record<Pace, string> = {
  early: 'processing',
  'on-time': 'success',
  late: 'warning',
  'very-late': 'error',
};

interface RunRowProps {
  run: LiveRun;
  timeZone: string;
  /** Server time in milliseconds. */
  now: number;
  /** Absent for who may not change plans. */
  onMove: (() => void) | undefined;
  /** Shows who still waits for a late run. */
  onWaiting: () => void;
}

/** One van: where it is, how late, who is aboard, and how to reach its driver. */
export function RunRow({ run, timeZone, now, onMove, onWaiting }: RunRowProps) {
  const { t } = useTranslation('back-office/live-board');
  const state = stateOf(run, now);
  const { van, driver, phone, boarded, travellers, absent } = run;
  return (
    <li className={styles.run} data-phase={state.phase}>
      <div className={styles.van}>
        <strong translate="no">{van}</strong>
        <span translate="no">{driver || t('no_driver')}</span>
        {phone && (
          <a href={`tel:${phone}`} aria-label={t('call', { name: driver })}>
            {phone}
          </a>
        )}
      </div>
      <NextStop run={run} state={state} timeZone={timeZone} />
      <div className={styles.aboard}>
        <span>{t('aboard', { boarded, expected: travellers })}</span>
        <Progress
          percent={travellers ? Math.round((boarded / travellers) * 100) : 0}
          size="small"
          showInfo={false}
          aria-label={t('aboard', { boarded, expected: travellers })}
        />
        {absent > 0 && <span className={styles.quiet}>{t('absent', { count: absent })}</span>}
      </div>
      <div className={styles.tags}>
        <PaceTag run={run} state={state} />
        {state.silent !== undefined && <Tag color="error">{t('silent', { count: state.silent })}</Tag>}
        {state.phase !== 'done' && <ConfirmationTag run={run} />}
        <Position run={run} age={state.positionAge} />
        {state.pace === 'very-late' && state.phase !== 'done' && (
          <Button size="small" aria-label={t('waiting.of', { van })} onClick={onWaiting}>
            {t('waiting.open')}
          </Button>
        )}
        {onMove && state.phase !== 'done' && (
          <Button size="small" aria-label={t('move.of', { van })} onClick={onMove}>
            {t('move.open')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Whether the driver knows the trip as it is. */
function ConfirmationTag({ run: { isConfirmed, isChanged } }: { run: LiveRun }) {
  const { t } = useTranslation('back-office/live-board');
  if (isChanged) return <Tag color={isConfirmed ? 'success' : 'warning'}>{t(`changed.${isConfirmed}`)}</Tag>;
  return isConfirmed ? null : <Tag>{t('unconfirmed')}</Tag>;
}

function PaceTag({ run, state: { phase, pace, delay } }: { run: LiveRun; state: RunState }) {
  const { t } = useTranslation('back-office/live-board');
  if (run.givenAwayAt) return <Tag>{t('phases.given_away')}</Tag>;
  if (phase === 'waiting') return <Tag>{t('phases.waiting')}</Tag>;
  if (phase === 'done') return <Tag color="success">{t('phases.done')}</Tag>;
  const words = phase === 'overdue' ? 'overdue' : pace === 'on-time' ? 'on_time' : pace === 'early' ? 'early' : 'late';
  return <Tag color={colours[pace]}>{t(`pace.${words}`, { count: Math.abs(delay) })}</Tag>;
}

function NextStop({ run, state, timeZone }: { run: LiveRun; state: RunState; timeZone: string }) {
  const { t } = useTranslation('back-office/live-board');
  const { date } = useFormats();
  const { next, startsAt, endsAt, doneAt, givenAwayAt, stops, stopsDone } = run;
  const at = (iso: string) => date(iso, 'time', timeZone);
  if (doneAt) return <div className={styles.next}>{t('done_at', { time: at(doneAt) })}</div>;
  if (givenAwayAt) return <div className={styles.next}>{t('given_at', { time: at(givenAwayAt) })}</div>;
  if (state.phase === 'waiting' || state.phase === 'overdue')
    return <div className={styles.next}>{t('starts_at', { time: at(startsAt), end: at(endsAt), count: stops })}</div>;
  return (
    <div className={styles.next}>
      <span>{next ? next.address || t('stop') : t('to_end', { time: at(endsAt) })}</span>
      {next && (
        <span className={styles.quiet}>
          {next.isThere
            ? t('is_there', { time: at(next.expectedAt), planned: at(next.plannedAt) })
            : t('expected', { time: at(next.expectedAt), planned: at(next.plannedAt) })}
        </span>
      )}
      <span className={styles.quiet}>{t('stops', { done: stopsDone, count: stops })}</span>
    </div>
  );
}

/** Leads to where the van was, with its age: an old position is said to be old. */
function Position({ run: { position }, age }: { run: LiveRun; age: number | undefined }) {
  const { t } = useTranslation('back-office/live-board');
  if (!position || age === undefined) return null;
  const place = `${position.latitude},${position.longitude}`;
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${position.latitude}&mlon=${position.longitude}#map=16/${place.replace(',', '/')}`}
      target="_blank"
      rel="noreferrer"
    >
      {age < 1 ? t('position.now') : t('position.old', { count: age })}
    </a>
  );
}
