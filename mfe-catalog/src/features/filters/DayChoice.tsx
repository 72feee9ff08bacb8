import { useLocation, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import type { FormEvent } from 'react';
import styles from './EventFilters.module.css';
import { filterIn, withFilter } from './filters.ts';

/** Chooses any single day. */
export function DayChoice({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('catalog');
  const { search } = useLocation();
  const navigate = useNavigate();
  const chosen = filterIn(search, 'when') ?? '';

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = new FormData(event.currentTarget).get('when');
    if (typeof day !== 'string' || !day) return;
    onChosen();
    navigate({ search: withFilter(search, 'when', day) });
  };
  return (
    <form className={styles.day} onSubmit={choose}>
      <label>
        <span>{t('filters.day')}</span>
        <input key={chosen} type="date" name="when" defaultValue={chosen.length === 10 ? chosen : ''} />
      </label>
      <button type="submit">{t('filters.show')}</button>
    </form>
  );
}
