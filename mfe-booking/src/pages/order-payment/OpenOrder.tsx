import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckPaymentLink } from '../../state/payment-link/payment-link.api.ts';
import { BankTransferData } from '../../ui/BankTransferData.tsx';
import { ChargeLine } from '../../ui/ChargeLine.tsx';
import { HoldTimer } from '../../ui/HoldTimer.tsx';
import { PaymentInstructions } from '../../ui/PaymentInstructions.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useRestoredPage } from '../../ui/useRestoredPage.ts';
import { LinkedAttempt } from './LinkedAttempt.tsx';
import { LinkedSummary } from './LinkedSummary.tsx';
import type { LinkedOrder } from './linked-order.ts';

interface OpenOrderProps {
  order: LinkedOrder;
  token: string;
  refetch: () => unknown;
}

/** Returns the text about the latest attempt. */
function textOf({ state }: NonNullable<LinkedOrder['attempt']>) {
  if (state === 'open') return 'just_paid';
  return state === 'rejected' ? 'declined' : 'not_charged';
}

/** Shows what is to be paid, and the next step. */
export function OpenOrder({ order, token, refetch }: OpenOrderProps) {
  const { t } = useTranslation('booking/order-payment');
  const { attempt, transfer, event, payable } = order;
  const [started, setStarted] = useState<PlacedOrder>();
  const [choosing, setChoosing] = useState(false);
  const onStarted = (placed: PlacedOrder) => {
    setChoosing(false);
    if (placed.payment.redirect) setStarted(placed);
    else void refetch();
  };
  const { asked, check, checking } = useProvider(token, attempt?.state === 'open' && !started);
  const isOver = () => void refetch();
  useRestoredPage(() => {
    setStarted(undefined);
    void refetch();
  });

  if (started)
    return (
      <ResultPage
        tone="warn"
        title={t('booking:steps.checkout')}
        actions={
          <Button variant="quiet" onClick={() => setStarted(undefined)}>
            {t('other_method')}
          </Button>
        }
      >
        <ChargeLine order={started} text="payment.charge" />
        <PaymentInstructions payment={started.payment} timeZone={event.timeZone} />
        <HoldTimer heldUntil={started.heldUntil ?? order.heldUntil} onExpired={isOver} />
      </ResultPage>
    );
  if (!payable || (attempt?.state === 'open' && !transfer && !asked))
    return (
      <ResultPage
        tone="warn"
        title={t(attempt?.state === 'undecided' ? 'undecided.title' : 'booking:result.awaiting')}
        actions={
          <Button aria-disabled={checking} onClick={check}>
            {t('booking:result.check_now')}
          </Button>
        }
      >
        <p role="status">{t(attempt?.state === 'undecided' ? 'undecided.text' : 'booking:result.awaiting_text')}</p>
        <LinkedSummary order={order} />
      </ResultPage>
    );
  if (transfer && !choosing)
    return (
      <ResultPage
        tone="warn"
        title={t('booking:result.awaiting_transfer')}
        actions={<Button onClick={() => setChoosing(true)}>{t('other_method')}</Button>}
      >
        <p role="status">{t('booking:result.awaiting_transfer_text')}</p>
        <BankTransferData transfer={transfer} timeZone={event.timeZone} />
        <ChargeLine order={order} text="transfer.equivalent" />
        <LinkedSummary order={order} />
      </ResultPage>
    );
  return (
    <ResultPage title={t('title')}>
      {attempt && !transfer && <p role="alert">{t(textOf(attempt))}</p>}
      <LinkedSummary order={order} />
      <HoldTimer heldUntil={order.heldUntil} onExpired={isOver} />
      <LinkedAttempt order={order} token={token} onStarted={onStarted} />
    </ResultPage>
  );
}

/**
 * Makes the API query the provider, once, about an attempt that it never reported: some do not report that a buyer gave
 * up, and a buyer who has paid must not be asked to pay again.
 */
function useProvider(token: string, isOpen: boolean) {
  const [checkLink, { isLoading: checking }] = useCheckPaymentLink();
  const [asked, setAsked] = useState(false);
  const ask = useEffectEvent(async () => {
    await checkLink(token);
    setAsked(true);
  });
  useEffect(() => {
    if (isOpen) void ask();
  }, [isOpen]);
  return { asked, checking, check: () => void (checking || checkLink(token)) };
}
