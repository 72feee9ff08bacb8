import { links, searchSubmitted } from '@idavuelta/shared/contracts';
import { searchTyped } from '@idavuelta/shared/host';
import { useDispatch, useLocation, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { type Ref, useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SearchBox.module.css';

/** Enter or the icon stores the query and shows its results. On the page of results the box says what was asked. */
export function SearchBox({ inputRef, onDone }: { inputRef?: Ref<HTMLInputElement>; onDone?: () => void }) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const asked = useAskedQuery();
  const [text, setText] = useState(asked ?? '');

  useEffect(() => {
    if (asked !== undefined) setText(asked);
  }, [asked]);

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
        ref={inputRef}
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        maxLength={100}
        autoComplete="off"
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

/** The query in the address of the page of results. */
function useAskedQuery() {
  const { pathname, search } = useLocation();
  return pathname === links.search() ? (new URLSearchParams(search).get('q') ?? '') : undefined;
}
