import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow, Spinner } from '@idavuelta/shared/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './PassengerCard.module.css';
import type { PassengerPlace } from './passenger-change.ts';

// with the libraries of forms: most who look at a purchase change nothing
const PassengerForm = lazy(() => import('./PassengerForm.tsx'));

/** The way to put another traveller, phone or pick-up address on a ticket. */
export function ChangeablePassenger(place: PassengerPlace) {
  const { t } = useTranslation('account');
  const [changing, setChanging] = useState(false);
  const name = place.ticket.passengers[place.seat]?.name;
  if (!changing)
    return (
      <ButtonRow className={styles.change}>
        <Button variant="quiet" aria-label={t('passenger.change_of', { name })} onClick={() => setChanging(true)}>
          {t('passenger.change')}
        </Button>
      </ButtonRow>
    );
  return (
    <Suspense fallback={<Spinner label={t('common:loading')} />}>
      <PassengerForm {...place} onClose={() => setChanging(false)} />
    </Suspense>
  );
}
