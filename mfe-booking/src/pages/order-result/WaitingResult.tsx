import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink } from '@idavuelta/shared/ui';
import { BankTransferData } from '../../ui/BankTransferData.tsx';
import { ChargeLine } from '../../ui/ChargeLine.tsx';
import { HoldTimer } from '../../ui/HoldTimer.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { OrderTrip } from './OrderTrip.tsx';
import type { ResultProps } from './result-props.ts';

/** The payment is not settled yet: what is awaited, and until when. */
export function WaitingResult({ detail: { order, event, tickets }, refresh }: ResultProps) {
  const { t } = useTranslation('booking');
  const transfer = order.paymentState === 'awaiting_transfer_payment';
  return (
    <ResultPage
      tone="warn"
      title={t(transfer ? 'result.awaiting_transfer' : 'result.awaiting')}
      actions={
        <>
          <Button onClick={() => void refresh()}>{t('result.check_now')}</Button>
          <ButtonLink variant="quiet" to={links.account('payments')}>
            {t('see_purchases')}
          </ButtonLink>
        </>
      }
    >
      <p role="status">{t(transfer ? 'result.awaiting_transfer_text' : 'result.awaiting_text')}</p>
      <OrderNumber order={order} />
      {order.transfer && <BankTransferData transfer={order.transfer} timeZone={event.timeZone} />}
      <ChargeLine order={order} text={transfer ? 'transfer.equivalent' : 'payment.charge'} />
      {order.heldUntil && <HoldTimer heldUntil={order.heldUntil} onExpired={() => void refresh()} />}
      <OrderTrip event={event} tickets={tickets} />
    </ResultPage>
  );
}
