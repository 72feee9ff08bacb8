import type { ManagedDeparture, ManagedDepartures } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Checkbox, Drawer, Form } from 'antd';
import { useCallOffDeparture, useDepartureEffect } from './departures.api.ts';
import styles from './departures.module.css';
import { EffectFacts } from './EffectFacts.tsx';
import { ReasonField } from './ReasonField.tsx';
import { Refusal } from './Refusal.tsx';

interface CallOffDrawerProps {
  event: ManagedDepartures;
  departure: ManagedDeparture & { id: number };
  onClose: () => void;
}

/** Takes a departure with sales away, once it is clear whom that concerns and what is paid back. */
export function CallOffDrawer({ event, departure, onClose }: CallOffDrawerProps) {
  const { slug, timeZone } = event;
  const { t } = useTranslation('back-office/departures');
  const { message } = App.useApp();
  const effect = useDepartureEffect({ slug, id: departure.id });
  const [callOff, { isLoading, error }] = useCallOffDeparture();
  const { date } = useFormats();
  const name = useTranslated()(event.translations)?.name ?? slug;
  const when = `${date(departure.startsAt, 'long', timeZone)}, ${date(departure.startsAt, 'time', timeZone)}`;
  const save = async ({ reason }: { reason: string }) => {
    const { data } = await callOff({ slug, id: departure.id, reason: reason.trim() });
    if (!data) return;
    void message.success(t('begun', { count: data.total }));
    onClose();
  };
  return (
    <Drawer title={t('call_off.title')} open size="large" onClose={onClose}>
      <div className={styles.stack}>
        <h3>{t('call_off.which', { name, when })}</h3>
        <EffectFacts effect={effect.data} error={effect.error} withMoney />
        <Alert type="warning" showIcon title={t('call_off.what')} />
        <Form name="call-off" layout="vertical" onFinish={(values: { reason: string }) => void save(values)}>
          <ReasonField />
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
          <div className={styles.stack}>
            <Refusal error={error} />
            <Button danger type="primary" htmlType="submit" loading={isLoading} disabled={!effect.data}>
              {t('call_off.submit')}
            </Button>
          </div>
        </Form>
      </div>
    </Drawer>
  );
}
