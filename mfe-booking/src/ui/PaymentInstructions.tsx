import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import { BankTransferData } from './BankTransferData.tsx';
import styles from './RedirectForm.module.css';
import { RedirectForm } from './RedirectForm.tsx';

interface PaymentInstructionsProps {
  order: Pick<PlacedOrder, 'paymentCode' | 'payment'>;
  /** IANA zone to show a deadline in. */
  timeZone: string;
}

/** How to pay with the chosen method; a response of an unknown shape is shown as an error. */
export function PaymentInstructions({
  order: { paymentCode, payment },
  timeZone,
}: PaymentInstructionsProps): ReactNode {
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
