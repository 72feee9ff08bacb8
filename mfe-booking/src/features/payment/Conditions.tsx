import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import styles from './payment.module.css';

const ConditionsSheet = lazy(() => import('./ConditionsSheet.tsx'));

/** Opens what a buyer must know before paying, over the purchase, which stays as it is. */
export function Conditions() {
  const { t } = useTranslation('booking');
  const context = useSelector(selectEvent)?.countryCode;
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.conditions}>
      <p>{t('payment.conditions', { context })}</p>
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
