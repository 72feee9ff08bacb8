import { links, searchSubmitted } from '@idavuelta/shared/contracts';
import { searchTyped } from '@idavuelta/shared/host';
import { useDispatch, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { Icon } from '../layout/Icon.tsx';
import styles from './SearchBox.module.css';

/** Enter or the icon stores the query and shows its results. */
export function SearchBox({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [text, setText] = useState('');

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not in every browser we serve
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        const query = text.trim();
        if (!query) return;
        dispatch(searchSubmitted({ query }));
        navigate(links.search(query));
        onDone?.();
      }}
    >
      <input
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        maxLength={100}
        enterKeyHint="search"
        onChange={({ target }) => {
          setText(target.value);
          dispatch(searchTyped());
        }}
      />
      <button type="submit" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
