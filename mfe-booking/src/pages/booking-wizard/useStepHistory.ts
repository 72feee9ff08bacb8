import { useDispatch, useLocation, useNavigate, useSelector } from '@idavuelta/shared/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { checkoutLeft } from '../../state/checkout/checkout.actions.ts';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import { isBefore, type Step } from '../../state/steps.ts';
import { stepReopened } from '../../state/wizard/wizard.slice.ts';

/** Navigation state of the event page: the steps up to this history entry, its own last. */
interface StepsLinkState {
  bookingSteps?: Step[];
}

/** Makes each step an entry of the browser's history, so that Back goes one step back instead of leaving the page. */
export function useStepHistory(step: Step) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { bookingSteps } = (location.state ?? {}) as StepsLinkState;
  const checkout = useSelector(selectCheckout);
  const settled = checkout.status === 'placed' && checkout.order.paymentState !== 'awaiting_payment';

  const enter = (steps: Step[], replace = false) =>
    navigate(location, { replace, state: { ...location.state, bookingSteps: steps } });

  const follow = useEffectEvent((before: Step) => {
    const trail = bookingSteps ?? [before];
    if (step === 'done' || trail.at(-1) === step) return;
    // the purchase is complete: there is no step to go back to
    const index = settled ? 0 : trail.lastIndexOf(step);
    if (index >= 0) navigate(index - trail.length + 1);
    else if (isBefore(step, before)) enter([step], true);
    else {
      if (!bookingSteps) enter(trail, true);
      enter([...trail, step]);
    }
  });
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    follow(shown.current);
    shown.current = step;
  }, [step]);

  const goBack = useEffectEvent(() => {
    const target = bookingSteps?.at(-1) ?? 'tickets';
    if (target === step || target === 'done') return;
    if (step === 'checkout' && !settled) dispatch(checkoutLeft());
    dispatch(stepReopened(target));
  });
  const entry = useRef(location.key);
  useEffect(() => {
    if (entry.current === location.key) return;
    entry.current = location.key;
    goBack();
  }, [location.key]);
}
