import { links, type OrderDetail, type OrderId } from '@idavuelta/shared/contracts';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Notice, now, QueryBoundary, Spinner } from '@idavuelta/shared/ui';
import { lazy, Suspense } from 'react';
import { usePurchase } from '../../state/purchases.api.ts';
import { isTravelDay } from '../../ui/ride-pass/travel-day.ts';
import { AcceptedTexts } from './AcceptedTexts.tsx';
import styles from './PurchaseDetail.module.css';
import { PurchaseSummaryCard } from './PurchaseSummaryCard.tsx';
import { TaxDocuments } from './TaxDocuments.tsx';
import { TicketPanel } from './TicketPanel.tsx';
import { useOpenForPrint } from './useOpenForPrint.ts';

// only for trips that begin tomorrow or earlier
const OrderRides = lazy(() => import('./OrderRides.tsx'));
// few purchases are paid by transfer
const TransferCard = lazy(() => import('./TransferCard.tsx'));
const TravelDay = lazy(() => import('./TravelDay.tsx'));

export function PurchaseDetail({ id }: { id: OrderId }) {
  return (
    <QueryBoundary query={usePurchase(id)} skeleton={[220, 72, 72]} failed={renderNotFound}>
      {(purchase) => <Purchase purchase={purchase} />}
    </QueryBoundary>
  );
}

// the API responds with NOT_FOUND to an unknown order and to someone else's
const renderNotFound = ({ code }: ApiProblem) => (code === 'NOT_FOUND' ? <PurchaseNotFound /> : undefined);

function Purchase({ purchase }: { purchase: OrderDetail }) {
  const { order, event, tickets } = purchase;
  const { t } = useTranslation('account');
  const page = useOpenForPrint();
  const undecided = order.attempt?.state === 'undecided';
  const isToday = isTravelDay(purchase, now());
  const rides = (purchase.rides?.length ?? 0) > 0 && (
    <Suspense>
      <OrderRides purchase={purchase} />
    </Suspense>
  );
  return (
    <div ref={page} className={styles.purchase}>
      {undecided && <UndecidedPayment id={order.id} />}
      {order.calledOff && <CalledOff {...order.calledOff} />}
      {isToday && (
        <Suspense fallback={<Spinner label={t('common:loading')} />}>
          <TravelDay purchase={purchase} />
        </Suspense>
      )}
      {isToday && rides}
      <PurchaseSummaryCard purchase={purchase} isTravelDay={isToday} />
      {order.transfer && !undecided && order.paymentState === 'awaiting_transfer_payment' && (
        <Suspense>
          <TransferCard transfer={order.transfer} timeZone={event.timeZone} />
        </Suspense>
      )}
      {!isToday && rides}
      <TaxDocuments purchase={purchase} />
      <section className={styles.tickets}>
        <h2>{t('purchase.tickets', { count: tickets.length })}</h2>
        {tickets.map((ticket, index) => (
          // tickets have no id: their number is their index in the order
          <TicketPanel
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the ticket
            key={index}
            purchase={purchase}
            ticket={ticket}
            number={index + 1}
            open={index === 0 && !isToday}
          />
        ))}
      </section>
      <AcceptedTexts purchase={purchase} />
    </div>
  );
}

/** The trip does not take place. */
function CalledOff({ reason }: { reason?: string }) {
  const { t } = useTranslation('account');
  return (
    <Notice tone="warn" title={t('purchase.called_off')}>
      {reason && <p>{t('purchase.called_off_reason', { reason })}</p>}
      <p>{t('purchase.called_off_help')}</p>
    </Notice>
  );
}

/** Money may have moved that does not match the purchase. */
function UndecidedPayment({ id }: { id: OrderId }) {
  const { t } = useTranslation('account');
  return (
    <Notice
      tone="warn"
      title={t('purchase.undecided')}
      action={<ButtonLink to={links.orderDetail(id)}>{t('purchase.see_payment')}</ButtonLink>}
    >
      <p>{t('purchase.undecided_help')}</p>
    </Notice>
  );
}

function PurchaseNotFound() {
  const { t } = useTranslation('account');
  return (
    <Notice
      tone="warn"
      title={t('purchase.unknown')}
      action={<ButtonLink to={links.account('payments')}>{t('purchase.back')}</ButtonLink>}
    >
      <p>{t('purchase.unknown_help')}</p>
    </Notice>
  );
}
