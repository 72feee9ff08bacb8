import type { ManagedDeparture, ManagedDepartures } from '@idavuelta/shared/contracts/staff';
import { typedTimeOf } from '@idavuelta/shared/contracts/time';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Drawer, Form } from 'antd';
import { DateField } from '../../forms/DateField.tsx';
import { useDepartureEffect, useMoveDeparture } from './departures.api.ts';
import styles from './departures.module.css';
import { EffectFacts } from './EffectFacts.tsx';
import { Refusal } from './Refusal.tsx';

interface MoveDrawerProps {
  event: ManagedDepartures;
  departure: ManagedDeparture & { id: number };
  onClose: () => void;
}

/** Moves a departure, once it is clear whom that concerns. */
export default function MoveDrawer({ event, departure, onClose }: MoveDrawerProps) {
  const { t } = useTranslation('back-office/departures');
  const { slug, timeZone, isRange } = event;
  const { message } = App.useApp();
  const effect = useDepartureEffect({ slug, id: departure.id });
  const [form] = Form.useForm<{ to: string }>();
  const [move, { isLoading, error }] = useMoveDeparture();
  const save = async ({ to }: { to: string }) => {
    const { data } = await move({ slug, id: departure.id, to });
    if (!data) return;
    void message.success(t('begun', { count: data.total }));
    onClose();
  };
  return (
    <Drawer title={t('move.title')} open size="large" onClose={onClose}>
      <div className={styles.stack}>
        <EffectFacts effect={effect.data} error={effect.error} />
        <Alert type="info" showIcon title={t('move.what')} />
        {isRange && <Alert type="info" showIcon title={t('move.range')} />}
        <Form
          form={form}
          // no form of HTML: Enter in the picker chooses, and moves nothing
          component="div"
          name="move"
          layout="vertical"
          initialValues={{ to: typedTimeOf(new Date(departure.startsAt), timeZone) }}
          onFinish={(values) => void save(values)}
        >
          <DateField kind="moment" timeZone={timeZone} name="to" label={t('move.to')} extra={t('zone_help')} required />
          <div className={styles.stack}>
            <Refusal error={error} />
            <Button type="primary" loading={isLoading} disabled={!effect.data} onClick={form.submit}>
              {t('move.submit', { count: effect.data?.orders ?? 0 })}
            </Button>
          </div>
        </Form>
      </div>
    </Drawer>
  );
}
