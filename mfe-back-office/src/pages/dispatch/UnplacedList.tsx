import { useTranslation } from '@idavuelta/shared/platform';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { PartyFacts } from './PartyFacts.tsx';
import { usePlanTexts } from './usePlanTexts.ts';

/** Lists the parties without coordinates, which planning needs. */
export function UnplacedList() {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, mayChange, openPosition } = useDesk();
  const { nameOf } = usePlanTexts(plan);
  const unplaced = plan.parties.filter(({ position }) => !position);
  if (unplaced.length === 0) return null;
  return (
    <section aria-label={t('unplaced.title')} className={styles.trip}>
      <h2>{t('unplaced.title')}</h2>
      <p>{t('unplaced.lead')}</p>
      <ul className={styles.stops}>
        {unplaced.map((party) => (
          <li key={party.id} className={styles.stop}>
            <div className={styles.who}>
              <PartyFacts party={party} />
            </div>
            {mayChange && (
              <span className={styles.buttons}>
                <button
                  type="button"
                  aria-label={t('unplaced.do_of', { name: nameOf(party) })}
                  onClick={() => openPosition(party.id)}
                >
                  {t('unplaced.do')}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
