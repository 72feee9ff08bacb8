import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectPassengersForm, selectPickUps } from '../../state/passengers/passengers.selectors.ts';
import { selectTotals } from '../../state/payment/totals.selectors.ts';
import type { StepName } from '../../state/steps.ts';
import styles from './wizard.module.css';

/** One line about what was entered in a finished step. */
export function StepSummary({ name }: { name: StepName }) {
  const { t } = useTranslation('booking');
  const { tickets } = useSelector(selectTotals);
  const pickUps = useSelector(selectPickUps);
  const passengers = useSelector(selectPassengersForm);
  const summaries: Partial<Record<StepName, string>> = {
    tickets: t('summary.tickets', { count: tickets }),
    addresses: [...new Set(Object.values(pickUps).flat())].join(' · '),
    passengers: passengers.tickets.flatMap((ticket) => ticket.passengers.flatMap(({ name }) => name ?? [])).join(', '),
  };
  return <span className={styles.digest}>{summaries[name]}</span>;
}
