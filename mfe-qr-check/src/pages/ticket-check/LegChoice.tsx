import type { Leg } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { legChosen, selectLeg } from '../../state/ticket-check.slice.ts';
import styles from './LegChoice.module.css';

const legs: readonly (Leg | undefined)[] = [undefined, 'outbound', 'return'];

/** Chooses which ride the driver checks: by the time, or a fixed one. */
export function LegChoice() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const chosen = useSelector(selectLeg);
  return (
    <fieldset className={styles.legs}>
      <legend>{t('leg.legend')}</legend>
      <div className={styles.options}>
        {legs.map((leg) => (
          <label key={leg ?? 'auto'} className={styles.option}>
            <input type="radio" name="leg" checked={chosen === leg} onChange={() => dispatch(legChosen(leg))} />
            <span>{t(`leg.${leg ?? 'auto'}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
