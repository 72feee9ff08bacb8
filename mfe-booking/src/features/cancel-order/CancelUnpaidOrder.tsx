import type { OrderId } from '@idavuelta/shared/contracts';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { ConfirmButton } from '@idavuelta/shared/ui';
import { useCancelOrder } from '../../state/orders/orders.api.ts';
import { Problem } from '../../ui/Problem.tsx';

/** Cancels an unpaid order, which frees its seats at once. */
export function CancelUnpaidOrder({ id, onDone }: { id: OrderId; onDone?: () => void }) {
  const { t } = useTranslation('booking');
  const [cancelOrder, { isLoading, error }] = useCancelOrder();
  const cancel = async () => {
    const { error: failure } = await cancelOrder(id);
    if (!failure) onDone?.();
  };
  return (
    <>
      <ConfirmButton
        label={t('give_up.action')}
        question={t('give_up.question')}
        confirm={t('give_up.confirm')}
        cancel={t('keep')}
        busy={isLoading}
        onConfirm={() => void cancel()}
      />
      {error && <Problem>{t(`errors.${(error as ApiProblem).code}`, { ns: 'common' })}</Problem>}
    </>
  );
}
