import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectPassengersForm, selectPickUps } from '../../state/passengers/passengers.selectors.ts';
import { selectTotals } from '../../state/payment/totals.selectors.ts';
import type { StepName } from '../../state/steps.ts';
import styles from './wizard.module.css';

/** What a finished step holds, in a few words. */
export function StepSummary({ name }: { name: StepName }) {
  const { t } = useTranslation('booking');
  const { tickets } = useSelector(selectTotals);
  const pickUps = useSelector(selectPickUps);
  const passengers = useSelector(selectPassengersForm);
  const digests: Partial<Record<StepName, string>> = {
    tickets: t('summary.tickets', { count: tickets }),
    addresses: [...new Set(Object.values(pickUps).flat())].join(' · '),
    passengers: passengers.tickets.flatMap((ticket) => ticket.passengers.flatMap(({ name }) => name ?? [])).join(', '),
  };
  return <span className={styles.digest}>{digests[name]}</span>;
}
