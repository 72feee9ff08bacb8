import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, ConfirmButton } from '@idavuelta/shared/ui';
import { type QueueStatus, selectQueue } from '../../state/waiting-room/waiting-room.selectors.ts';
import { turnGivenUp } from '../../state/waiting-room/waiting-room.slice.ts';
import { stepReopened } from '../../state/wizard/wizard.slice.ts';
import { PrepareNow } from './PrepareNow.tsx';
import { QueueProblem } from './QueueProblem.tsx';
import { TellMe } from './TellMe.tsx';
import type { Alerts } from './useTurnAlert.ts';
import styles from './waiting-room.module.css';

interface QueueDetailsProps {
  titleId: string;
  status: QueueStatus;
  number?: string;
  alerts: Alerts;
  onAlerts: (alerts: Alerts) => void;
  onOutdated?: () => void;
}

/** Statuses in which the turn is still to come. */
const isComing: readonly QueueStatus[] = ['loading', 'before', 'waiting', 'paused'];

/** What the status means, what may be prepared, and how the visitor is told. */
export function QueueDetails({ titleId, status, number, alerts, onAlerts, onOutdated }: QueueDetailsProps) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const { isAway } = useSelector(selectQueue);
  const comes = isComing.includes(status);
  const seeWaitingList = () => {
    onOutdated?.();
    dispatch(stepReopened('tickets'));
  };
  return (
    <section aria-labelledby={titleId} className={styles.details}>
      <QueueProblem />
      {number && <p className={styles.number}>{number}</p>}
      <div>
        <p>{t(`queue.text.${status}`)}</p>
        <p role="status">{isAway && t('queue.away')}</p>
      </div>
      {comes && <PrepareNow />}
      {comes && <TellMe alerts={alerts} onChange={onAlerts} />}
      {status === 'sold-out' && <Button onClick={seeWaitingList}>{t('queue.see_list')}</Button>}
      {(status === 'called' || status === 'admitted') && (
        <ConfirmButton
          label={t('queue.give_up')}
          question={t('queue.give_up_question')}
          confirm={t('queue.give_up_confirm')}
          cancel={t('queue.give_up_cancel')}
          busy={false}
          onConfirm={() => dispatch(turnGivenUp())}
        />
      )}
    </section>
  );
}
