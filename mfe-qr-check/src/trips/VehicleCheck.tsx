import type { DrivenTrip } from '@idavuelta/shared/contracts/staff';
import { useDispatch, useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { selectVehicleChecks, vehicleChecked } from '../state/vehicle-checks.slice.ts';
import { PlainField } from '../ui/PlainField.tsx';
import styles from './VehicleCheck.module.css';

/** Asks before a trip what the company wants to be looked at, and the odometer. */
export function VehicleCheck({ trip }: { trip: Pick<DrivenTrip, 'id' | 'van' | 'timeZone'> }) {
  const { t } = useTranslation('qr');
  const { date } = useFormats();
  const { items, trips } = useSelector(selectVehicleChecks);
  const checkedAt = trips.find(({ tripId }) => tripId === trip.id)?.checkedAt;
  if (checkedAt)
    return (
      <p className={styles.checked}>{t('vehicle_check.done', { time: date(checkedAt, 'time', trip.timeZone) })}</p>
    );
  return items.length > 0 ? <CheckForm trip={trip} items={items} /> : null;
}

function CheckForm({ trip, items }: { trip: Pick<DrivenTrip, 'id' | 'van'>; items: string[] }) {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const [passed, setPassed] = useState<readonly string[]>([]);
  const [odometer, setOdometer] = useState('');
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const failed = items.filter((item) => !passed.includes(item));
  const isNumber = /^\d{1,7}$/.test(odometer.trim());
  const isUnexplained = failed.length > 0 && !note.trim();
  const toggle = (item: string) =>
    setPassed(passed.includes(item) ? passed.filter((one) => one !== item) : [...passed, item]);

  function send(event: SubmitEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!isNumber || isUnexplained) return;
    dispatch(
      vehicleChecked({
        tripId: trip.id,
        odometerKm: Number(odometer),
        passed: items.filter((item) => passed.includes(item)),
        failed,
        ...(note.trim() && { note: note.trim() }),
      }),
    );
  }
  return (
    <form className={styles.check} onSubmit={send} noValidate aria-label={t('vehicle_check.title', { van: trip.van })}>
      <h3>{t('vehicle_check.title', { van: trip.van })}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <label>
              <input type="checkbox" checked={passed.includes(item)} onChange={() => toggle(item)} />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <PlainField
        name="odometer"
        label={t('vehicle_check.odometer')}
        problem={isSubmitted && !isNumber ? t('vehicle_check.number') : undefined}
        maxLength={7}
        inputMode="numeric"
        autoComplete="off"
        value={odometer}
        onType={setOdometer}
      />
      <PlainField
        name="note"
        label={t('vehicle_check.note')}
        problem={isSubmitted && isUnexplained ? t('vehicle_check.explain', { items: failed.join(', ') }) : undefined}
        maxLength={500}
        isOptional={failed.length === 0}
        autoComplete="off"
        value={note}
        onType={setNote}
      />
      <Button type="submit">{t('vehicle_check.send')}</Button>
    </form>
  );
}
