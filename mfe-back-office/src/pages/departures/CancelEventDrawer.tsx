import { callOffFields, type ManagedDepartures, type StaffAct } from '@idavuelta/shared/contracts/staff';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Drawer, Form, Input } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useCancelEvent, useCancellationEffect } from './departures.api.ts';
import styles from './departures.module.css';
import { EffectFacts } from './EffectFacts.tsx';
import { useRejectionText } from './Rejection.tsx';

interface Values {
  reason: string;
  typed: string;
}

/** Cancels the whole event; owners only, who type its slug to confirm. */
export function CancelEventDrawer({ event, onClose }: { event: ManagedDepartures; onClose: () => void }) {
  const { slug, translations } = event;
  const name = useTranslated()(translations)?.name ?? slug;
  const { t } = useTranslation('back-office/departures');
  const effect = useCancellationEffect(slug);
  const [cancel] = useCancelEvent();
  return (
    <Drawer title={t('cancel_event.title')} open size="large" onClose={onClose}>
      <div className={styles.stack}>
        <h3>{name}</h3>
        <EffectFacts effect={effect.data} error={effect.error} withMoney />
        <Alert type="warning" showIcon title={t('cancel_event.what')} />
        <SaveForm<Values, StaffAct>
          texts="back-office/departures"
          name="cancel-event"
          action={t('cancel_event.submit')}
          danger
          isWaiting={!effect.data}
          save={({ typed, reason }) => cancel({ event: slug, slug: typed.trim(), reason: reason.trim() })}
          saved={({ total }) => t('begun', { count: total })}
          failureOf={useRejectionText()}
          onSaved={onClose}
        >
          <Field of={callOffFields} name="reason" input={{ showCount: true }} />
          <Form.Item
            name="typed"
            label={t('cancel_event.typed', { slug })}
            rules={[
              {
                validator: (_, typed = '') =>
                  typed.trim() === slug ? Promise.resolve() : Promise.reject(new Error(t('rejections.other'))),
              },
            ]}
          >
            <Input autoComplete="off" spellCheck={false} />
          </Form.Item>
        </SaveForm>
      </div>
    </Drawer>
  );
}
