import type { ManagedDepartures } from '@idavuelta/shared/contracts/staff';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Drawer, Form, Input } from 'antd';
import { useCancelEvent, useCancellationEffect } from './departures.api.ts';
import styles from './departures.module.css';
import { EffectFacts } from './EffectFacts.tsx';
import { ReasonField } from './ReasonField.tsx';
import { Refusal } from './Refusal.tsx';

/** Cancels the whole event, for owners, who type its slug to confirm. */
export function CancelEventDrawer({ event, onClose }: { event: ManagedDepartures; onClose: () => void }) {
  const { slug, translations } = event;
  const name = useTranslated()(translations)?.name ?? slug;
  const { t } = useTranslation('back-office/departures');
  const { message } = App.useApp();
  const effect = useCancellationEffect(slug);
  const [cancel, { isLoading, error }] = useCancelEvent();
  const save = async ({ typed, reason }: { typed: string; reason: string }) => {
    const { data } = await cancel({ event: slug, slug: typed.trim(), reason: reason.trim() });
    if (!data) return;
    void message.success(t('begun', { count: data.total }));
    onClose();
  };
  return (
    <Drawer title={t('cancel_event.title')} open size="large" onClose={onClose}>
      <div className={styles.stack}>
        <h3>{name}</h3>
        <EffectFacts effect={effect.data} error={effect.error} withMoney />
        <Alert type="warning" showIcon title={t('cancel_event.what')} />
        <Form name="cancel-event" layout="vertical" onFinish={(values) => void save(values)}>
          <ReasonField />
          <Form.Item
            name="typed"
            label={t('cancel_event.typed', { slug })}
            rules={[
              {
                validator: (_, typed = '') =>
                  typed.trim() === slug ? Promise.resolve() : Promise.reject(new Error(t('refusals.other'))),
              },
            ]}
          >
            <Input autoComplete="off" spellCheck={false} />
          </Form.Item>
          <div className={styles.stack}>
            <Refusal error={error} />
            <Button danger type="primary" htmlType="submit" loading={isLoading} disabled={!effect.data}>
              {t('cancel_event.submit')}
            </Button>
          </div>
        </Form>
      </div>
    </Drawer>
  );
}
