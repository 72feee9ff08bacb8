import { links, type OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { CancelUnpaidOrder } from '../../features/cancel-order/CancelUnpaidOrder.tsx';

/** Further actions for an unpaid order. */
export function UnpaidActions({ order: { id, payable } }: Pick<OrderDetail, 'order'>) {
  const { t } = useTranslation('booking');
  return (
    <>
      <ButtonLink variant="quiet" to={links.account('payments')}>
        {t('see_purchases')}
      </ButtonLink>
      {payable && <CancelUnpaidOrder id={id} />}
    </>
  );
}
