import type { TripChange as Change, DrivenTrip } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';

interface TripChangeProps {
  trip: Pick<DrivenTrip, 'stops' | 'timeZone' | 'startsAt'>;
  change: Change;
  onConfirm: () => void;
}

/** What is different from the trip as the driver last confirmed it; the dispatcher sees that it was read. */
export function TripChange({ trip, change, onConfirm }: TripChangeProps) {
  const { t } = useTranslation('qr');
  const { date } = useFormats();
  const clock = (moment: string) => date(moment, 'time', trip.timeZone);
  const stopOf = (party: string) => trip.stops.find((stop) => stop.party === party);
  const called = (party: string) => {
    const stop = stopOf(party);
    return stop ? { address: stop.point?.name ?? stop.address, time: clock(stop.at) } : { address: '', time: '' };
  };
  const differences = [
    ...(change.continues ? [t('trips.change.continues', { van: change.continues })] : []),
    ...(change.startsAt ? [t('trips.change.starts', { time: clock(trip.startsAt), was: clock(change.startsAt) })] : []),
    ...change.added.map((party) => t('trips.change.added', called(party))),
    ...change.gone.map(({ address, at }) => t('trips.change.gone', { address, time: clock(at) })),
    ...change.moved.map(({ party, was }) => t('trips.change.moved', { ...called(party), was: clock(was) })),
  ];
  return (
    <Notice
      tone="warn"
      title={t(change.isNew ? 'trips.change.new' : 'trips.change.title')}
      action={<Button onClick={onConfirm}>{t('trips.change.confirm')}</Button>}
    >
      {differences.length > 0 && (
        <ul>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
