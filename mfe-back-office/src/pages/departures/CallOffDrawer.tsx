import {
  callOffFields,
  type ManagedDeparture,
  type ManagedDepartures,
  type StaffAct,
} from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Checkbox, Drawer, Form } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useCallOffDeparture, useDepartureEffect } from './departures.api.ts';
import styles from './departures.module.css';
import { EffectFacts } from './EffectFacts.tsx';
import { useRejectionText } from './Rejection.tsx';

interface CallOffDrawerProps {
  event: ManagedDepartures;
  departure: ManagedDeparture & { id: number };
  onClose: () => void;
}

/** Calls off a departure with sales, after showing who is affected and what is refunded. */
export function CallOffDrawer({ event, departure, onClose }: CallOffDrawerProps) {
  const { slug, timeZone } = event;
  const { t } = useTranslation('back-office/departures');
  const effect = useDepartureEffect({ slug, id: departure.id });
  const [callOff] = useCallOffDeparture();
  const { date } = useFormats();
  const name = useTranslated()(event.translations)?.name ?? slug;
  const when = `${date(departure.startsAt, 'long', timeZone)}, ${date(departure.startsAt, 'time', timeZone)}`;
  return (
    <Drawer title={t('call_off.title')} open size="large" onClose={onClose}>
      <div className={styles.stack}>
        <h3>{t('call_off.which', { name, when })}</h3>
        <EffectFacts effect={effect.data} error={effect.error} withMoney />
        <Alert type="warning" showIcon title={t('call_off.what')} />
        <SaveForm<{ reason: string }, StaffAct>
          texts="back-office/departures"
          name="call-off"
          action={t('call_off.submit')}
          danger
          isWaiting={!effect.data}
          save={({ reason }) => callOff({ slug, id: departure.id, reason: reason.trim() })}
          saved={({ total }) => t('begun', { count: total })}
          failureOf={useRejectionText()}
          onSaved={onClose}
        >
          <Field of={callOffFields} name="reason" input={{ showCount: true }} />
          <Form.Item
            name="sure"
            valuePropName="checked"
            rules={[
              {
                validator: (_, sure: boolean) =>
                  sure ? Promise.resolve() : Promise.reject(new Error(t('call_off.confirm_first'))),
              },
            ]}
          >
            <Checkbox>{t('call_off.sure')}</Checkbox>
          </Form.Item>
        </SaveForm>
      </div>
    </Drawer>
  );
}
