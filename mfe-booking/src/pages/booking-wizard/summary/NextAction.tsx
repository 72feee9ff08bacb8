import { loginRequested, selectSession } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { purchaseFinished } from '../../../state/checkout/checkout.actions.ts';
import { selectCheckout, selectIsOrderUnderWay } from '../../../state/checkout/checkout.selectors.ts';
import { selectCharge, selectIsTransfer } from '../../../state/payment/charge.selectors.ts';
import { selectIsFree, selectTotals } from '../../../state/payment/totals.selectors.ts';
import type { Step } from '../../../state/steps.ts';
import { selectMustWait } from '../../../state/waiting-room/waiting-room.selectors.ts';
import { selectStepIsValid } from '../../../state/wizard/step.selectors.ts';
import { selectEvent } from '../../../state/wizard/wizard.selectors.ts';
import { stepFormId } from '../../../ui/StepForm.tsx';
import styles from './Summary.module.css';

/** The wizard's primary button: logs in, continues, pays or finishes, depending on the step. */
export function NextAction({ step }: { step: Step }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const { status: session } = useSelector(selectSession);
  const checkout = useSelector(selectCheckout);
  const placing = useSelector(selectIsOrderUnderWay);
  const valid = useSelector(selectStepIsValid);
  const free = useSelector(selectIsFree);
  const isTransfer = useSelector(selectIsTransfer);
  const { total } = useSelector(selectTotals);
  const charge = useSelector(selectCharge);
  const event = useSelector(selectEvent);
  const mustWait = useSelector(selectMustWait);

  if (session === 'anonymous')
    return (
      <Button variant="primary" className={styles.action} onClick={() => dispatch(loginRequested(undefined))}>
        {t('actions.login')}
      </Button>
    );
  if (checkout.status === 'placed') {
    // while the order is unpaid, the only button is the one that leads to the payment provider
    const leaving = checkout.order.paymentState !== 'paid' && !checkout.order.payment.transfer;
    return (
      <Button
        variant={leaving ? 'quiet' : 'primary'}
        className={`${styles.action} ${leaving ? styles.quietAction : ''}`}
        onClick={() => dispatch(purchaseFinished())}
      >
        {t('actions.finish')}
      </Button>
    );
  }
  const amount = formatMoney(charge ?? total);
  const paid = t(isTransfer ? 'actions.pay_by_transfer' : 'actions.pay', { amount, context: event?.countryCode });
  const order = free ? t('actions.reserve') : paid;
  const pay = mustWait ? t('queue.pay_later') : order;
  return (
    <Button
      type="submit"
      form={stepFormId}
      variant="primary"
      className={styles.action}
      // not `disabled`: pressing it shows the missing fields
      aria-disabled={!valid || placing}
    >
      {placing ? t('actions.placing') : step === 'payment' ? pay : t('actions.continue')}
    </Button>
  );
}
