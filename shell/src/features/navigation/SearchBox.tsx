import { links, searchSubmitted } from '@idavuelta/shared/contracts';
import { searchTyped } from '@idavuelta/shared/host';
import { useDispatch, useLocation, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { lazy, type RefObject, Suspense, useLayoutEffect, useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './SearchBox.module.css';

/** Loaded when the box gets the focus; if it fails, the search works without suggestions. */
const Suggestions = lazy(() => import('./Suggestions.tsx').catch(() => ({ default: () => null })));

/** Enter or the icon stores the query and shows its results. On the results page the box shows the query. */
export function SearchBox({ inputRef, onDone }: { inputRef: RefObject<HTMLInputElement | null>; onDone: () => void }) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const queryInAddress = useQueryInAddress();
  const [lastQuery, setLastQuery] = useState(queryInAddress);
  const [text, setText] = useState(queryInAddress ?? '');
  /** The search box, once it has had the focus. */
  const [input, setInput] = useState<HTMLInputElement>();

  // Takes over text that was typed before the page's script loaded.
  useLayoutEffect(() => setText((shown) => inputRef.current?.value || shown), [inputRef]);
  if (queryInAddress !== lastQuery) {
    setLastQuery(queryInAddress);
    if (queryInAddress !== undefined) setText(queryInAddress);
  }

  const show = (query: string) => {
    setText(query);
    dispatch(searchSubmitted({ query }));
    navigate(links.search(query));
    onDone();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not in every browser we serve
    <form
      role="search"
      action={links.search()}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        const query = text.trim();
        if (query) show(query);
      }}
    >
      <input
        ref={inputRef}
        type="search"
        name="q"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={({ currentTarget }) => setInput(currentTarget)}
        onChange={({ target }) => {
          setText(target.value);
          dispatch(searchTyped());
        }}
      />
      <IconButton type="submit" icon="search" aria-label={t('search.submit')} />
      <Suspense>{input && <Suggestions input={input} onSearch={show} onLeave={onDone} />}</Suspense>
    </form>
  );
}

/** The query in the address of the results page; undefined on any other page. */
function useQueryInAddress() {
  const { pathname, search } = useLocation();
  return pathname === links.search() ? (new URLSearchParams(search).get('q') ?? '') : undefined;
}
