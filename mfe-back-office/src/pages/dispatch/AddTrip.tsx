import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { addTrip } from './draft-moves.ts';
import { useFreeVehicles } from './useFreeVehicles.ts';
import { sortFreeFirst, useTaken } from './useTaken.ts';
import { vehicleText } from './vehicle-text.ts';

/** Adds an empty trip for an unused vehicle. */
export function AddTrip() {
  const { t } = useTranslation('back-office/dispatch');
  const { change } = useDesk();
  const free = useFreeVehicles();
  const takenBy = useTaken();
  const [chosen, setChosen] = useState<number>();
  const vehicle = free.find(({ id }) => id === chosen);
  const add = () => {
    if (!vehicle) return;
    change((trips) => addTrip(trips, vehicle.id), t('added', { name: vehicle.plate }));
    setChosen(undefined);
  };
  return (
    <Flex wrap gap="small" className={styles.fields}>
      <Select
        aria-label={t('free_vehicle')}
        placeholder={t(free.length > 0 ? 'free_vehicle' : 'no_free_vehicle')}
        disabled={free.length === 0}
        showSearch={{ optionFilterProp: 'label' }}
        value={vehicle?.id}
        options={sortFreeFirst(
          free.map((each) => ({ value: each.id, label: vehicleText(each), taken: takenBy('vehicleId', each.id) })),
        )}
        onChange={setChosen}
      />
      <Button disabled={!vehicle} onClick={add}>
        {t('add_trip')}
      </Button>
    </Flex>
  );
}
