import { type EventDetail, links } from '@idavuelta/shared/contracts';
import { Navigate, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useId, useLayoutEffect, useRef } from 'react';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import type { OrderRejectedLinkState } from '../../state/checkout/checkout.types.ts';
import { type Step, steps } from '../../state/steps.ts';
import { useCategories, useProvinces } from '../../state/tickets/tickets.api.ts';
import { selectCurrentStep } from '../../state/wizard/step.selectors.ts';
import { OpenOrderNotice } from './OpenOrderNotice.tsx';
import { Summary } from './summary/Summary.tsx';
import { WizardStep } from './WizardStep.tsx';
import styles from './wizard.module.css';

export function WizardLayout({ event }: { event: EventDetail }) {
  const { t } = useTranslation('booking');
  const titleId = useId();
  const step = useSelector(selectCurrentStep);
  const { status } = useSelector(selectCheckout);
  const heading = useStepFocus(step);
  // asked here, so that the answers stay in the store through all the steps
  useCategories(event.id);
  useProvinces(event.id);

  if (status === 'rejected') {
    const state: OrderRejectedLinkState = { eventSlug: event.slug };
    return <Navigate to={links.orderRejected()} state={state} />;
  }
  if (step === 'done') return <Navigate to={links.account('payments')} />;
  return (
    <section className={styles.wizard} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <OpenOrderNotice />
      <div className={styles.columns}>
        <ol className={styles.steps}>
          {steps.map((name, index) => (
            <WizardStep key={name} name={name} number={index + 1} current={step} heading={heading} />
          ))}
        </ol>
        <Summary event={event} step={step} />
      </div>
    </section>
  );
}

/** Moves focus to the heading of a step that opens, but not to the first one shown: the page has the focus then. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // a layout effect: before the effects of the step, so that a problem in it can take the focus from its heading
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
