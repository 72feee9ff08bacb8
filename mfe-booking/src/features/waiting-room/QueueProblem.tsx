import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import { isTurnError } from '../../state/checkout/order-errors.ts';
import { selectMustWait, selectQueue } from '../../state/waiting-room/waiting-room.selectors.ts';
import { Problem } from '../../ui/Problem.tsx';

/** Why a press achieved nothing: "pay" before the turn, or an admission that the API refused. */
export function QueueProblem() {
  const { t } = useTranslation('booking');
  const checkout = useSelector(selectCheckout);
  const { problem } = useSelector(selectQueue);
  const mustWait = useSelector(selectMustWait);
  const refused = checkout.status === 'correctable' && isTurnError(checkout.code) ? checkout.code : undefined;
  const hasComeSince = refused === 'TURN_NOT_YET' && !mustWait;
  const code = hasComeSince ? problem : (refused ?? problem);
  if (!code) return null;
  return (
    <Problem key={code}>
      <p>{t(`common:errors.${code}`)}</p>
      {code === refused && <p>{t('queue.kept')}</p>}
    </Problem>
  );
}
