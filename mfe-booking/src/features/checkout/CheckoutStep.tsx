import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import { holdExpired } from '../../state/checkout/checkout.slice.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { BankTransferData } from '../../ui/BankTransferData.tsx';
import { ChargeLine } from '../../ui/ChargeLine.tsx';
import { HoldTimer } from '../../ui/HoldTimer.tsx';
import styles from './checkout.module.css';
import { RedirectForm } from './RedirectForm.tsx';

/** The checkout step: how to pay the order that was placed. */
export function CheckoutStep() {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const checkout = useSelector(selectCheckout);
  const event = useSelector(selectEvent);
  if (checkout.status !== 'placed' || !event) return null;
  const { order } = checkout;

  if (order.paymentState === 'paid')
    return (
      <Notice tone="good" title={t('checkout.confirmed')}>
        {t('checkout.confirmed_help')}
      </Notice>
    );
  return (
    <div className={styles.step}>
      <ChargeLine order={order} text={order.payment.transfer ? 'transfer.equivalent' : 'payment.charge'} />
      <PaymentInstructions order={order} timeZone={event.timeZone} />
      {order.heldUntil && <HoldTimer heldUntil={order.heldUntil} onExpired={() => dispatch(holdExpired())} />}
    </div>
  );
}

/** How to pay with the chosen method; a response of an unknown shape is shown as an error. */
function PaymentInstructions({
  order: { paymentCode, payment },
  timeZone,
}: {
  order: PlacedOrder;
  timeZone: string;
}): ReactNode {
  const { t } = useTranslation('booking');
  const {
    webpay_url,
    webpay_token,
    preference_init_point,
    redsys_url,
    redsys_merchant_parameters,
    redsys_signature,
    transfer,
  } = payment;
  const goTo = (provider: string) => t('checkout.go_to', { provider: t(`methods.${provider}.name`) });

  if (paymentCode === 'webpay' && webpay_url && webpay_token)
    return <RedirectForm action={webpay_url} fields={{ token_ws: webpay_token }} label={goTo('webpay')} />;
  if (paymentCode === 'redsys' && redsys_url && redsys_merchant_parameters && redsys_signature)
    return (
      <RedirectForm
        action={redsys_url}
        label={goTo('redsys')}
        fields={{
          Ds_SignatureVersion: 'HMAC_SHA256_V1',
          Ds_MerchantParameters: redsys_merchant_parameters,
          Ds_Signature: redsys_signature,
        }}
      />
    );
  if (paymentCode === 'mercadopago' && preference_init_point)
    return (
      <a href={preference_init_point} className={styles.leave}>
        {goTo('mercadopago')}
      </a>
    );
  if (paymentCode === 'transferencia' && transfer) return <BankTransferData transfer={transfer} timeZone={timeZone} />;
  return <Notice tone="bad" title={t('checkout.unknown_method')} />;
}
