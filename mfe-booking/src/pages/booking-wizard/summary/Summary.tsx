import type { EventDetail } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import { useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { memo, useId } from 'react';
import { isInvited } from '../../../state/payment/prices.ts';
import { selectTotals } from '../../../state/payment/totals.selectors.ts';
import { useChosenPickUps } from '../../../state/pick-ups/usePickUps.ts';
import { selectSpaceLines } from '../../../state/spaces/spaces.selectors.ts';
import type { Step } from '../../../state/steps.ts';
import { selectOrderLines, selectProvince } from '../../../state/tickets/tickets.selectors.ts';
import { ChosenPickUps } from '../../../ui/ChosenPickUps.tsx';
import { LineAmount } from './LineAmount.tsx';
import { NextAction } from './NextAction.tsx';
import styles from './Summary.module.css';
import { SummaryTotal } from './SummaryTotal.tsx';
import { SummaryTrip } from './SummaryTrip.tsx';
import { useChosenDate } from './useChosenDate.ts';

/** What is being bought, the total and the next action: beside the steps on wide screens, at the bottom on phones. */
export const Summary = memo(function Summary({ event, step }: { event: EventDetail; step: Step }) {
  const { t } = useTranslation('booking');
  const translated = useTranslated();
  const titleId = useId();
  const lines = useSelector(selectOrderLines);
  const province = useSelector(selectProvince);
  const { tickets } = useSelector(selectTotals);
  const spaces = useSelector(selectSpaceLines);
  const date = useChosenDate(event);
  const facts = [t('summary.tickets', { count: tickets }), date, province?.name].filter(Boolean);

  return (
    <aside className={styles.summary} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('summary.title')}
      </h3>
      <SummaryTrip event={event} date={date} />
      <ChosenPickUps places={useChosenPickUps()} event={event} className={styles.pickUps} />
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <ul className={styles.lines}>
        {lines.map(({ category, variant, quantity }) => (
          <li key={variant.productVariantId}>
            <span>
              {`${quantity} × ${translated(category.translations)?.name} · ${translated(variant.translations)?.name}`}
            </span>
            <LineAmount line={{ variant, quantity }} />
          </li>
        ))}
        {spaces.map(({ kind, quantity, price }) => (
          <li key={kind}>
            <span>{`${quantity} × ${t(`spaces.kinds.${kind}`)}`}</span>
            <span className={styles.amount}>{price.minor ? formatMoney(price) : t('spaces.free')}</span>
          </li>
        ))}
      </ul>
      {!isInvited(event) && <p className={styles.sold}>{t('sold')}</p>}
      <SummaryTotal />
      <NextAction step={step} />
    </aside>
  );
});
