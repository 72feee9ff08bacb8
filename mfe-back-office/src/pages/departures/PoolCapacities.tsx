import { capacityFields, type ManagedPool } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { NumberField } from '../../forms/NumberField.tsx';

/** Capacity of each pool on added departures; `p3` is pool 3. */
export type CapacityValues = Record<string, number | undefined>;

export const capacitiesOf = (values: CapacityValues = {}) =>
  Object.entries(values).flatMap(([name, capacity]) =>
    typeof capacity === 'number' ? [{ pool: Number(name.slice(1)), capacity }] : [],
  );

/** Shows the capacity fields of the pools. An empty one means the pool's usual capacity. */
export function PoolCapacities({ pools }: { pools: ManagedPool[] }) {
  const { t } = useTranslation('back-office/departures');
  return pools.map(({ pool, categories, provinces }) => (
    <NumberField
      key={pool}
      name={['capacities', `p${pool}`]}
      label={t('add.capacity_of', { sells: [...categories, ...provinces].join(' · ') })}
      extra={t('help.poolCapacity')}
      min={capacityFields.capacity.min}
      max={capacityFields.capacity.max}
    />
  ));
}
