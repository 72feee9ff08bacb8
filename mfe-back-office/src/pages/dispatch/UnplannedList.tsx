import type { DispatchParty } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { PartyFacts } from './PartyFacts.tsx';
import { usePlanTexts } from './usePlanTexts.ts';
import { useDragged } from './useStopDrag.ts';

/** Lists the parties without a trip, with the reason where it is known. */
export function UnplannedList() {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, view } = useDesk();
  const { ruleText } = usePlanTexts(plan);
  if (view.unplanned.length === 0) return null;
  return (
    <section aria-label={t('unplanned')} className={styles.trip}>
      <h2>{t('unplanned')}</h2>
      <ul className={styles.stops}>
        {view.unplanned.map(({ party, rule }) => (
          <Unplanned key={party.id} party={party} why={rule && t('breaks', { rule: ruleText(rule, party) })} />
        ))}
      </ul>
    </section>
  );
}

function Unplanned({ party, why }: { party: DispatchParty; why: string | undefined }) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, mayChange, openStop } = useDesk();
  const { nameOf } = usePlanTexts(plan);
  return (
    <li id={`stop-${party.id}`} tabIndex={-1} className={styles.stop} {...useDragged(party.id)}>
      <div className={styles.who}>
        <PartyFacts party={party} />
        {why && <span className={styles.bad}>{why}</span>}
      </div>
      {mayChange && (
        <span className={styles.buttons}>
          <button
            type="button"
            aria-label={t('plan_in_of', { name: nameOf(party) })}
            onClick={() => openStop(party.id)}
          >
            {t('plan_in')}
          </button>
        </span>
      )}
    </li>
  );
}
