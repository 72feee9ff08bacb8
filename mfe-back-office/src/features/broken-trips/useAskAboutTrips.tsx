import type { BrokenTrip } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App } from 'antd';
import { useTripText } from './useTripText.ts';

/** Result of a preview. */
interface Preview {
  data?: BrokenTrip[];
  error?: unknown;
}

/**
 * Returns a function that saves a change unless it breaks published trips and the user, who sees which, gives it up. A
 * failed preview is returned instead.
 */
export function useAskAboutTrips() {
  const { t } = useTranslation('back-office');
  const { modal } = App.useApp();
  const tripText = useTripText();
  const ask = (trips: BrokenTrip[]) =>
    modal.confirm({
      title: t('broken_trips.ask', { count: trips.length }),
      content: (
        <>
          <ul>
            {trips.map((trip) => (
              <li key={`${trip.departure.id} ${trip.departure.direction} ${trip.number}`}>{tripText(trip)}</li>
            ))}
          </ul>
          <p>{t('broken_trips.then')}</p>
        </>
      ),
      okText: t('broken_trips.change'),
      okButtonProps: { danger: true },
      cancelText: t('broken_trips.leave'),
    });
  return async <Saved,>(
    preview: Preview | undefined,
    save: () => Promise<{ data?: Saved; error?: unknown }>,
  ): Promise<{ data?: Saved; error?: unknown }> => {
    if (preview?.error) return { error: preview.error };
    const trips = preview?.data ?? [];
    if (trips.length > 0 && !(await ask(trips))) return {};
    return save();
  };
}
