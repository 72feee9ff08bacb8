import { capacityFields, type ManagedDepartures } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Drawer } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import type { ChosenDeparture } from './DepartureTable.tsx';
import { useChangeCapacity } from './departures.api.ts';
import { useRejectionText } from './Rejection.tsx';

interface CapacityDrawerProps extends Pick<ChosenDeparture, 'departure' | 'pool'> {
  slug: string;
  /** The pool's current capacity, which another user may have changed since the drawer opened. */
  current: number;
  onClose: () => void;
}

/** Changes a pool's capacity on a departure. The capacity that was read serves as the revision. */
export function CapacityDrawer({ slug, departure: { departure }, pool, current, onClose }: CapacityDrawerProps) {
  const { t } = useTranslation('back-office/departures');
  const [change] = useChangeCapacity();
  return (
    <Drawer title={t('capacity.title')} open onClose={onClose}>
      <SaveForm<{ capacity: number }, ManagedDepartures>
        texts="back-office/departures"
        name="capacity"
        initial={{ capacity: current }}
        revision={current}
        save={(values) => change({ ...values, slug, departure, pool: pool.pool })}
        saved={() => t('capacity.saved')}
        labelOf={() => t('capacity.now', { capacity: current })}
        failureOf={useRejectionText()}
        onSaved={onClose}
      >
        <Field
          of={capacityFields}
          name="capacity"
          label={t('columns.capacity')}
          extra={t('help.poolTaken', { taken: pool.sold + pool.held })}
        />
      </SaveForm>
    </Drawer>
  );
}
