import type { OrderDetail, PlacedOrder } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { ChargeLine } from '../../ui/ChargeLine.tsx';
import { PaymentInstructions } from '../../ui/PaymentInstructions.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderHold } from './OrderHold.tsx';
import { OrderNumber } from './OrderNumber.tsx';

interface LeavingResultProps {
  detail: OrderDetail;
  started: PlacedOrder;
  /** Returns to the choice of a method. */
  onBack: () => void;
}

/** Another attempt has started: leads to its provider. */
export function LeavingResult({ detail: { order, event }, started, onBack }: LeavingResultProps) {
  const { t } = useTranslation('booking/order-result');
  return (
    <ResultPage
      tone="warn"
      title={t('booking:steps.checkout')}
      actions={
        <Button variant="quiet" onClick={onBack}>
          {t('other_method')}
        </Button>
      }
    >
      <OrderNumber order={order} />
      <ChargeLine order={started} text="payment.charge" />
      <PaymentInstructions payment={started.payment} timeZone={event.timeZone} />
      <OrderHold order={{ ...order, heldUntil: started.heldUntil ?? order.heldUntil }} onExpired={onBack} />
    </ResultPage>
  );
}
