import { useTranslation } from '@idavuelta/shared/platform';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { PartyFacts } from './PartyFacts.tsx';
import type { ShownStop, ShownTrip } from './plan-view.ts';
import { tripStyle } from './trip-style.ts';
import { usePlanTexts } from './usePlanTexts.ts';
import { useDragged, useDrop, useMove } from './useStopDrag.ts';

interface StopRowProps {
  trip: ShownTrip;
  stop: ShownStop;
}

/** Shows a stop: time, party, address, broken rules and the controls that move it. */
export function StopRow({ trip, stop }: StopRowProps) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, mayChange, isSaved, openStop } = useDesk();
  const { at, nameOf, pointText, ruleText } = usePlanTexts(plan);
  const move = useMove();
  const index = trip.number - 1;
  const position = stop.order - 1;
  const { over, handlers } = useDrop(index, (isLower) => (isLower ? position + 1 : position));
  const name = nameOf(stop.known);
  const step = (by: 1 | -1) => move(stop.party, index, position + by);
  const isBroken = stop.broken.length > 0;
  return (
    <li
      id={`stop-${stop.party}`}
      tabIndex={-1}
      className={styles.stop}
      data-over={over}
      data-broken={isBroken}
      {...useDragged(stop.party)}
      {...handlers}
    >
      <span className={styles.order} style={{ background: tripStyle(trip.number).colour }}>
        {stop.order}
      </span>
      <span className={styles.time} data-old={!isSaved}>
        <span>{at(stop.at)}</span>
        {stop.lock && <span className={styles.lock}>{t(`locks.short.${stop.lock}`)}</span>}
      </span>
      <div className={styles.who}>
        <PartyFacts party={stop.known} />
        {stop.point && <span className={styles.note}>{pointText(stop.point)}</span>}
        {plan.draft?.moved.includes(stop.party) && <span className={styles.soft}>{t('moved_by_planning')}</span>}
        {stop.broken.map((rule) => (
          <span key={rule} className={styles.bad}>
            {t('breaks', { rule: ruleText(rule, stop.known) })}
          </span>
        ))}
      </div>
      {mayChange && (
        <span className={styles.buttons}>
          <button type="button" aria-label={t('up', { name })} disabled={position === 0} onClick={() => step(-1)}>
            ↑
          </button>
          <button
            type="button"
            aria-label={t('down', { name })}
            disabled={stop.order === trip.stops.length}
            onClick={() => step(1)}
          >
            ↓
          </button>
          <button type="button" aria-label={t('move_of', { name })} onClick={() => openStop(stop.party)}>
            {t('move')}
          </button>
        </span>
      )}
    </li>
  );
}
