import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Select } from 'antd';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { changeTrip, type DraftTrip, removeTrip } from './draft-moves.ts';
import type { ShownTrip } from './plan-view.ts';
import { useFreeVehicles } from './useFreeVehicles.ts';
import { usePlanTexts } from './usePlanTexts.ts';
import { sortFreeFirst, useTaken } from './useTaken.ts';
import { vehicleText } from './vehicle-text.ts';

interface TripFieldsProps {
  index: number;
  trip: ShownTrip;
}

/** Edits the vehicle, driver and lock of a trip. Without edit permission, or once it has started, shows only the driver. */
export function TripFields({ index, trip }: TripFieldsProps) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, view, mayChange, change } = useDesk();
  const { tripName } = usePlanTexts(plan);
  const freeVehicles = useFreeVehicles();
  const takenBy = useTaken(trip);
  const name = tripName(trip);
  const driver = plan.drivers.find(({ id }) => id === trip.driverId);
  const proposed =
    trip.driverId === undefined && plan.drivers.find(({ id }) => id === trip.calculated?.proposedDriverId);
  const set = (changed: Partial<DraftTrip>) =>
    change((trips) => changeTrip(trips, index, changed), t('changed', { name }));

  const driverText = (id: number, driverName: string) => {
    const other = view.trips.find((each) => each.driverId === id && each.number !== trip.number);
    return other ? t('drives_too', { name: driverName, number: other.number }) : driverName;
  };
  const hasStarted = trip.calculated?.hasStarted;
  if (!mayChange || hasStarted)
    return (
      <p className={styles.soft}>
        {[driver?.name ?? t('no_driver'), trip.locked && t(hasStarted ? 'has_started' : 'trip_locked')]
          .filter(Boolean)
          .join(' · ')}
      </p>
    );
  return (
    <Flex wrap gap="small" className={styles.fields}>
      <Select
        aria-label={t('vehicle_of', { name })}
        value={trip.vehicleId}
        options={[
          { value: trip.vehicleId, label: trip.vehicle ? vehicleText(trip.vehicle) : t('other_van') },
          ...sortFreeFirst(
            freeVehicles.map((each) => ({
              value: each.id,
              label: vehicleText(each),
              taken: takenBy('vehicleId', each.id),
            })),
          ),
        ]}
        onChange={(vehicleId) => set({ vehicleId })}
      />
      <Select
        aria-label={t('driver_of', { name })}
        placeholder={t('no_driver')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        status={trip.driverId === undefined ? 'warning' : undefined}
        value={trip.driverId}
        options={sortFreeFirst(
          plan.drivers
            .filter(({ id, isBlocked }) => !isBlocked || id === trip.driverId)
            .map((each) => ({
              value: each.id,
              label: driverText(each.id, each.name),
              taken: takenBy('driverId', each.id),
            })),
        )}
        onChange={(driverId?: number) => set({ driverId })}
      />
      {proposed && (
        <Button
          aria-label={t('propose_of', { driver: proposed.name, name })}
          onClick={() => set({ driverId: proposed.id })}
        >
          {t('propose', { driver: proposed.name })}
        </Button>
      )}
      <Button aria-pressed={trip.locked} onClick={() => set({ locked: !trip.locked })}>
        {t(trip.locked ? 'unlock' : 'lock')}
      </Button>
      {trip.stops.length === 0 && (
        <Button
          aria-label={t('remove_trip_of', { name })}
          onClick={() => change((trips) => removeTrip(trips, index), t('removed', { name }))}
        >
          {t('remove_trip')}
        </Button>
      )}
    </Flex>
  );
}
