import { links, type SlotProps } from '@idavuelta/shared/contracts';
import { Navigate, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { lazy, Suspense, useId, useLayoutEffect, useRef } from 'react';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import type { OrderRejectedLinkState } from '../../state/checkout/checkout.types.ts';
import { selectTicketCount } from '../../state/payment/totals.selectors.ts';
import { type Step, steps } from '../../state/steps.ts';
import { useProvinces } from '../../state/tickets/tickets.api.ts';
import { useCategories } from '../../state/tickets/useCategories.ts';
import { useWaitingLink } from '../../state/waiting/useWaitingLink.ts';
import { selectRoom } from '../../state/waiting-room/waiting-room.selectors.ts';
import { selectCurrentStep } from '../../state/wizard/step.selectors.ts';
import { InvitationNotice } from './InvitationNotice.tsx';
import { OpenOrderNotice } from './OpenOrderNotice.tsx';
import { Summary } from './summary/Summary.tsx';
import { useStepHistory } from './useStepHistory.ts';
import { WizardStep } from './WizardStep.tsx';
import styles from './wizard.module.css';

// few events are sold out
const SoldOut = lazy(() => import('./SoldOut.tsx'));
// few come by a mail from the waiting list
const WaitingLink = lazy(() => import('./waiting/WaitingLink.tsx'));
// few sales need a queue; one file with its saga, without which the panel would wait for ever
const WaitingRoom = lazy(() => import(/* webpackChunkName: "queue" */ '../../features/waiting-room/WaitingRoom.tsx'));

export function WizardLayout({ event, onOutdated }: SlotProps<'event.booking'>) {
  const { t } = useTranslation('booking');
  const titleId = useId();
  const step = useSelector(selectCurrentStep);
  const checkout = useSelector(selectCheckout);
  const tickets = useSelector(selectTicketCount);
  const heading = useStepFocus(step);
  useStepHistory(step);
  const waiting = useWaitingLink();
  const room = useSelector(selectRoom);

  // a visitor at a later step has chosen tickets, or holds the last seats
  const soldOut = event.soldOut && step === 'tickets' && checkout.status === 'idle' && !tickets;

  if (checkout.status === 'rejected') {
    const state: OrderRejectedLinkState = { eventSlug: event.slug, code: checkout.code };
    return <Navigate to={links.orderRejected()} state={state} />;
  }
  if (checkout.status === 'found') return <Navigate to={links.orderDetail(checkout.orderId)} />;
  if (step === 'done') return <Navigate to={links.account('payments')} />;
  return (
    <section
      className={room === undefined ? styles.wizard : `${styles.wizard} ${styles.queued}`}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{t('title')}</h2>
      <KeepOffer eventId={event.id} />
      {room !== undefined && (
        <Suspense>
          <WaitingRoom key={room} room={room} event={event} onOutdated={onOutdated} />
        </Suspense>
      )}
      <InvitationNotice event={event} />
      <OpenOrderNotice onOutdated={onOutdated} />
      {waiting.token && (
        <Suspense>
          <WaitingLink event={event} token={waiting.token} onOutdated={onOutdated} />
        </Suspense>
      )}
      {waiting.isLoading ? (
        <Spinner label={t('common:loading')} />
      ) : soldOut ? (
        <Suspense>
          <SoldOut event={event} onOutdated={onOutdated} />
        </Suspense>
      ) : (
        <div className={styles.columns}>
          <ol className={styles.steps}>
            {steps.map((name, index) => (
              <WizardStep key={name} name={name} number={index + 1} current={step} heading={heading} />
            ))}
          </ol>
          <Summary event={event} step={step} />
        </div>
      )}
    </section>
  );
}

/** Keeps the offer cached through all steps by subscribing to it, without re-rendering them on each change. */
function KeepOffer({ eventId }: { eventId: number }) {
  useCategories();
  useProvinces(eventId);
  return null;
}

/** Moves the focus to the heading of a step that opens, except the first one shown: a page load must not move it. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // a layout effect runs before the step's own effects, so that an error message in the step gets the focus last
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return heading;
}
