import type { OrderId } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ConfirmButton } from '@idavuelta/shared/ui';
import { useCancelPurchase } from '../../state/purchases.api.ts';
import { Failure } from '../../ui/Failure.tsx';

/**
 * Cancels a purchase that was not paid.
 * @param possible whether it can be cancelled now; a rejection stays readable when that changes
 */
export function CancelPurchase({ id, possible }: { id: OrderId; possible: boolean }) {
  const { t } = useTranslation('account');
  const [cancelPurchase, { isLoading, error }] = useCancelPurchase();
  return (
    <>
      {possible && (
        <ConfirmButton
          label={t('purchase.cancel')}
          question={t('purchase.cancel_question')}
          confirm={t('purchase.cancel_confirm')}
          cancel={t('purchase.keep')}
          busy={isLoading}
          onConfirm={() => void cancelPurchase(id)}
        />
      )}
      <Failure error={error} />
    </>
  );
}
