import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { addTrip } from './draft-moves.ts';
import { sortFreeFirst, useTaken } from './useTaken.ts';
import { vehicleText } from './vehicle-text.ts';

/** Adds an empty trip: unused vehicles come first, and one that has a trip may drive another one before or after. */
export function AddTrip() {
  const { t } = useTranslation('back-office/dispatch');
  const { change, plan, view } = useDesk();
  const vehicles = plan.vehicles.filter(({ isOutOfService }) => !isOutOfService);
  const takenBy = useTaken();
  const [chosen, setChosen] = useState<number>();
  const vehicle = vehicles.find(({ id }) => id === chosen);
  const ownTripOf = (id: number) => {
    const own = view.trips.find(({ vehicleId }) => vehicleId === id);
    return own && t('drives_before', { number: own.number });
  };
  const add = () => {
    if (!vehicle) return;
    change((trips) => addTrip(trips, vehicle.id), t('added', { name: vehicle.plate }));
    setChosen(undefined);
  };
  return (
    <Flex wrap gap="small" className={styles.fields}>
      <Select
        aria-label={t('free_vehicle')}
        placeholder={t(vehicles.length > 0 ? 'free_vehicle' : 'no_free_vehicle')}
        disabled={vehicles.length === 0}
        showSearch={{ optionFilterProp: 'label' }}
        value={vehicle?.id}
        options={sortFreeFirst(
          vehicles.map((each) => ({
            value: each.id,
            label: vehicleText(each),
            taken: takenBy('vehicleId', each.id) ?? ownTripOf(each.id),
          })),
        )}
        onChange={setChosen}
      />
      <Button disabled={!vehicle} onClick={add}>
        {t('add_trip')}
      </Button>
    </Flex>
  );
}
