import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';

/** Says that the trip does not take place, and why. */
export function CalledOff({ reason }: NonNullable<OrderDetail['order']['calledOff']>) {
  const { t } = useTranslation('booking/order-result');
  return (
    <>
      <p role="alert">{t('called_off')}</p>
      {reason && <p>{t('called_off_reason', { reason })}</p>}
    </>
  );
}
