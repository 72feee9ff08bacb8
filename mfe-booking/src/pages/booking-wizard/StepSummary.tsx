import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectPassengersLine, selectPickUpsLine } from '../../state/passengers/passengers.selectors.ts';
import { selectTicketCount } from '../../state/payment/totals.selectors.ts';
import type { RootState } from '../../state/reducer.ts';
import type { StepName } from '../../state/steps.ts';
import styles from './wizard.module.css';

/** The line of each step. Texts and numbers are compared by value: a step renders when its own line changes. */
const selectLine: Record<StepName, (state: RootState) => string | number> = {
  tickets: selectTicketCount,
  addresses: selectPickUpsLine,
  passengers: selectPassengersLine,
  payment: () => '',
  checkout: () => '',
};

/** One line about what was entered in a finished step. */
export function StepSummary({ name }: { name: StepName }) {
  const { t } = useTranslation('booking');
  const line = useSelector(selectLine[name]);
  return (
    <span className={styles.summary}>{typeof line === 'number' ? t('summary.tickets', { count: line }) : line}</span>
  );
}
