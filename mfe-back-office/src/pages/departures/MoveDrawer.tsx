import {
  type ManagedDeparture,
  type ManagedDepartures,
  moveFields,
  type StaffAct,
} from '@idavuelta/shared/contracts/staff';
import { typedTimeOf } from '@idavuelta/shared/contracts/time';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Drawer } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useDepartureEffect, useMoveDeparture } from './departures.api.ts';
import styles from './departures.module.css';
import { EffectFacts } from './EffectFacts.tsx';
import { useRejectionText } from './Rejection.tsx';

interface MoveDrawerProps {
  event: ManagedDepartures;
  departure: ManagedDeparture & { id: number };
  onClose: () => void;
}

/** Moves a departure, after showing who is affected. */
export default function MoveDrawer({ event, departure, onClose }: MoveDrawerProps) {
  const { t } = useTranslation('back-office/departures');
  const { slug, timeZone, isRange } = event;
  const effect = useDepartureEffect({ slug, id: departure.id });
  const [move] = useMoveDeparture();
  return (
    <Drawer title={t('move.title')} open size="large" onClose={onClose}>
      <div className={styles.stack}>
        <EffectFacts effect={effect.data} error={effect.error} />
        <Alert type="info" showIcon title={t('move.what')} />
        {isRange && <Alert type="info" showIcon title={t('move.range')} />}
        <SaveForm<{ to: string }, StaffAct>
          texts="back-office/departures"
          name="move"
          initial={{ to: typedTimeOf(new Date(departure.startsAt), timeZone) }}
          action={t('move.submit', { count: effect.data?.orders ?? 0 })}
          isWaiting={!effect.data}
          save={({ to }) => move({ slug, id: departure.id, to })}
          saved={({ total }) => t('begun', { count: total })}
          failureOf={useRejectionText()}
          onSaved={onClose}
        >
          <Field of={moveFields} name="to" label={t('move.to')} extra={t('help.moveTo')} timeZone={timeZone} />
        </SaveForm>
      </div>
    </Drawer>
  );
}
