import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { type ComponentType, lazy, type Ref, Suspense, useEffect, useId } from 'react';
import { AddressesStep } from '../../features/addresses/AddressesStep.tsx';
import { PassengersStep } from '../../features/passengers/PassengersStep.tsx';
import { TicketsStep } from '../../features/tickets/TicketsStep.tsx';
import { isBefore, type Step, type StepName } from '../../state/steps.ts';
import { stepReopened } from '../../state/wizard/wizard.slice.ts';
import { StepSummary } from './StepSummary.tsx';
import styles from './wizard.module.css';

// the last two are fetched while the buyer fills in the ones before
const importPayment = () => import('../../features/payment/PaymentStep.tsx');
const importCheckout = () => import('../../features/checkout/CheckoutStep.tsx');

const screens: Record<StepName, ComponentType> = {
  tickets: TicketsStep,
  addresses: AddressesStep,
  passengers: PassengersStep,
  payment: lazy(importPayment),
  checkout: lazy(importCheckout),
};

/** Fetched ahead of the press that needs them; one that fails is fetched again by the step itself. */
const fetchAhead: Partial<Record<StepName, () => Promise<unknown>>> = {
  addresses: importPayment,
  passengers: importPayment,
  payment: importCheckout,
};

interface WizardStepProps {
  name: StepName;
  /** 1-based. */
  number: number;
  /** The step on screen. */
  current: Step;
  heading: Ref<HTMLHeadingElement>;
}

/** One numbered step: on screen, finished (a button that opens it again) or still to come. */
export function WizardStep({ name, number, current, heading }: WizardStepProps) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const titleId = useId();
  const Screen = screens[name];
  const title = t(`steps.${name}`);
  const finished = isBefore(name, current);
  const badge = (
    <span className={styles.number} aria-hidden="true">
      {finished ? '✓' : number}
    </span>
  );

  useEffect(() => {
    if (name === current) fetchAhead[name]?.().catch(() => {});
  }, [name, current]);

  if (name === current)
    return (
      <li className={styles.open} aria-current="step">
        <section aria-labelledby={titleId} className={styles.body}>
          <h3 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {badge}
            {title}
          </h3>
          <Suspense fallback={<Spinner label={t('loading', { ns: 'common' })} />}>
            <Screen />
          </Suspense>
        </section>
      </li>
    );
  if (!finished || current === 'checkout')
    return (
      <li className={finished ? styles.settled : styles.later}>
        {badge}
        <span>{title}</span>
      </li>
    );
  return (
    <li>
      <button type="button" className={styles.finished} onClick={() => dispatch(stepReopened(name))}>
        {badge}
        <span className={styles.words}>
          <span className={styles.label}>{title}</span>
          <StepSummary name={name} />
        </span>
        <span className={styles.edit}>{t('edit')}</span>
      </button>
    </li>
  );
}
