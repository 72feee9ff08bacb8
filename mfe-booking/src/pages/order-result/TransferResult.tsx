import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { BankTransferData } from '../../ui/BankTransferData.tsx';
import { ChargeLine } from '../../ui/ChargeLine.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderHold } from './OrderHold.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { OrderTrip } from './OrderTrip.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { ResultProps } from './result-props.ts';
import { UnpaidActions } from './UnpaidActions.tsx';

/** A transfer is awaited: shows the account, the amount and the deadline. */
export function TransferResult({ detail, refresh, onStarted }: ResultProps) {
  const { t } = useTranslation('booking/order-result');
  const { order, event, tickets } = detail;
  return (
    <ResultPage
      tone="warn"
      title={t('booking:result.awaiting_transfer')}
      actions={
        <>
          <Button onClick={() => void refresh()}>{t('booking:result.check_now')}</Button>
          <UnpaidActions order={order} />
        </>
      }
    >
      <p role="status">{t('booking:result.awaiting_transfer_text')}</p>
      <OrderNumber order={order} />
      {order.transfer && <BankTransferData transfer={order.transfer} timeZone={event.timeZone} />}
      <ChargeLine order={order} text="transfer.equivalent" />
      <OrderHold order={order} onExpired={refresh} />
      <PaymentChoice detail={detail} onStarted={onStarted} label={t('other_method')} />
      <OrderTrip event={event} tickets={tickets} />
    </ResultPage>
  );
}
