import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { selectIsFree } from '../../state/payment/totals.selectors.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import styles from './payment.module.css';

const ConditionsSheet = lazy(() => import('./ConditionsSheet.tsx'));

/** Opens the conditions of a purchase in a dialog, before the buyer pays, or confirms where nothing is paid. */
export function Conditions() {
  const { t } = useTranslation('booking');
  const context = useSelector(selectEvent)?.countryCode;
  const free = useSelector(selectIsFree);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.conditions}>
      <p>{t(free ? 'payment.conditions_free' : 'payment.conditions', { context })}</p>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('payment.conditions_open')}
      </Button>
      {open && (
        <Suspense>
          <ConditionsSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
