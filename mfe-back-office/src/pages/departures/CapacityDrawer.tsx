import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Drawer, Form } from 'antd';
import { useState } from 'react';
import { NumberField } from '../../forms/NumberField.tsx';
import { SaveFailure } from '../../forms/SaveFailure.tsx';
import type { ChosenDeparture } from './DepartureTable.tsx';
import { useChangeCapacity } from './departures.api.ts';
import styles from './departures.module.css';
import { Refusal } from './Refusal.tsx';

interface CapacityDrawerProps extends Pick<ChosenDeparture, 'departure' | 'pool'> {
  slug: string;
  /** What the pool can sell as far as is known now, where somebody else has changed it meanwhile. */
  current: number;
  onClose: () => void;
}

/** Changes what a pool can sell on a departure. */
export function CapacityDrawer({ slug, departure, pool, current, onClose }: CapacityDrawerProps) {
  const { t } = useTranslation('back-office/departures');
  const { message } = App.useApp();
  // What was read when the drawer opened, or when one was told of another's change.
  const [read, setRead] = useState(pool.capacity);
  const [change, { isLoading, error }] = useChangeCapacity();
  const { code } = (error ?? {}) as Partial<ApiProblem>;
  const save = async ({ capacity }: { capacity: number }) => {
    const { data } = await change({ slug, departure: departure.departure, pool: pool.pool, capacity, revision: read });
    if (!data) return;
    void message.success(t('capacity.saved'));
    onClose();
  };
  return (
    <Drawer title={t('capacity.title')} open onClose={onClose}>
      <Form name="capacity" layout="vertical" initialValues={pool} onFinish={(values) => void save(values)}>
        <NumberField
          name="capacity"
          label={t('columns.capacity')}
          extra={t('capacity.help', { taken: pool.sold + pool.held })}
          required
          min={0}
          max={100_000}
        />
        <div className={styles.stack}>
          {(code as string | undefined) === 'CHANGED_MEANWHILE' ? (
            <SaveFailure
              error={error}
              labelOf={() => t('capacity.now', { capacity: current })}
              onKeepMine={() => setRead(current)}
            />
          ) : (
            <Refusal error={error} />
          )}
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {t('back-office:forms.save')}
          </Button>
        </div>
      </Form>
    </Drawer>
  );
}
