import { useTranslation } from '@idavuelta/shared/platform';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { usePlanTexts } from './usePlanTexts.ts';

/** Shows how many parties the last planning moved, and lists them when expanded. */
export function MovedParties() {
  const { t } = useTranslation('back-office/dispatch');
  const { plan } = useDesk();
  const { nameById } = usePlanTexts(plan);
  const moved = plan.draft?.moved ?? [];
  if (moved.length === 0) return null;
  return (
    <details className={styles.soft}>
      <summary>{t('moved_parties', { count: moved.length })}</summary>
      <ul>
        {moved.map((party) => (
          <li key={party}>{nameById(party)}</li>
        ))}
      </ul>
    </details>
  );
}
