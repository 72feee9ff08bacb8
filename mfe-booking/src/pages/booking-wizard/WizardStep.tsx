import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { memo, type Ref, Suspense, useDeferredValue, useEffect, useId } from 'react';
import { isInvited } from '../../state/payment/prices.ts';
import { isBefore, type Step, type StepName } from '../../state/steps.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { stepReopened } from '../../state/wizard/wizard.slice.ts';
import { StepSummary } from './StepSummary.tsx';
import { fetchAhead, stepScreens } from './step-screens.tsx';
import styles from './wizard.module.css';

interface WizardStepProps {
  name: StepName;
  /** 1-based. */
  number: number;
  /** The step on screen. */
  current: Step;
  heading: Ref<HTMLHeadingElement>;
}

/** One numbered step: current, finished (a button that opens it again) or still to come. */
// memoized, because the wizard around it re-renders on every change
export const WizardStep = memo(function WizardStep({ name, number, current, heading }: WizardStepProps) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const titleId = useId();
  const event = useSelector(selectEvent);
  const isPaying = name === 'payment' || name === 'checkout';
  const title = t(`steps.${name}${isPaying && isInvited(event) ? '_invited' : ''}`, { context: event?.countryCode });
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
            <span>{title}</span>
          </h3>
          <Suspense fallback={<Spinner label={t('loading', { ns: 'common' })} />}>
            <StepScreen name={name} />
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
});

/** Steps whose form opens after a press; the first one is part of the page. */
const formsAfterPress: StepName[] = ['addresses', 'passengers', 'payment'];

/**
 * The form of a step. Its heading is painted first: on a phone, rendering the form takes longer than a press should.
 */
function StepScreen({ name }: { name: StepName }) {
  const Screen = stepScreens[name];
  const isDue = useDeferredValue(true, !formsAfterPress.includes(name));
  return isDue && <Screen />;
}
