import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Spinner } from '@idavuelta/shared/ui';
import { lazy, Suspense, useId, useState } from 'react';
import styles from './PassengerCard.module.css';
import type { TicketPassenger } from './passenger-change.ts';

// include the form libraries: most visitors change nothing
const forms = {
  change: lazy(() => import('./PassengerForm.tsx')),
  gift: lazy(() => import('./GiftForm.tsx')),
};

/**
 * Offers to change the traveller, phone or pick-up address of a ticket, or to give it to a friend.
 * @param possible whether it can be changed now; an open form stays, with its input and error
 */
export function ChangeablePassenger({ possible, ...traveller }: TicketPassenger & { possible: boolean }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState<keyof typeof forms>();
  const hint = useId();
  const name = traveller.ticket.passengers[traveller.passengerIndex]?.name;
  if (!open)
    return (
      possible && (
        <div className={styles.change}>
          <Button
            variant="quiet"
            aria-label={t('passenger.change_of', { name })}
            aria-describedby={`${hint}-change`}
            onClick={() => setOpen('change')}
          >
            {t('passenger.change')}
          </Button>
          <p id={`${hint}-change`}>{t('passenger.change_hint')}</p>
          <Button
            variant="quiet"
            aria-label={t('gift.open_of', { name })}
            aria-describedby={`${hint}-gift`}
            onClick={() => setOpen('gift')}
          >
            {t('gift.open')}
          </Button>
          <p id={`${hint}-gift`}>{t('gift.open_hint')}</p>
        </div>
      )
    );
  const OpenForm = forms[open];
  return (
    <Suspense fallback={<Spinner label={t('common:loading')} />}>
      <OpenForm {...traveller} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
}
