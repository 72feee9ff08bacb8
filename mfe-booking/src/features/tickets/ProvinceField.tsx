import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { useId } from 'react';
import { useProvinces } from '../../state/tickets/tickets.api.ts';
import { selectCleared, selectProvince } from '../../state/tickets/tickets.selectors.ts';
import { provinceChosen } from '../../state/tickets/tickets.slice.ts';
import styles from './tickets.module.css';

/** The province where the trip starts; preselected when there is only one. */
export function ProvinceField({ eventId, error }: { eventId: number; error?: string }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const id = useId();
  const province = useSelector(selectProvince);
  const cleared = useSelector(selectCleared);
  const query = useProvinces(eventId);

  return (
    <QueryBoundary query={query} skeleton={[56]}>
      {(provinces) => (
        <div className={styles.field}>
          <label htmlFor={id} className={styles.label}>
            {t('tickets.province')}
          </label>
          <select
            id={id}
            className={styles.select}
            value={province?.id ?? ''}
            aria-required="true"
            aria-invalid={Boolean(error)}
            aria-describedby={error && `${id}-error`}
            onChange={({ target }) => dispatch(provinceChosen(Number(target.value)))}
          >
            {!province && <option value="">{t('tickets.choose_province')}</option>}
            {provinces.map(({ id: provinceId, name }) => (
              <option key={provinceId} value={provinceId}>
                {name}
              </option>
            ))}
          </select>
          <p role="status" className={styles.cleared}>
            {cleared > 0 && t('tickets.cleared', { count: cleared })}
          </p>
          {error && (
            <p id={`${id}-error`} className={styles.error}>
              {error}
            </p>
          )}
        </div>
      )}
    </QueryBoundary>
  );
}
