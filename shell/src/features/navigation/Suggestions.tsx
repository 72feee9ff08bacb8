import { links, type SearchSuggestion } from '@idavuelta/shared/contracts';
import { useNavigate, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import styles from './Suggestions.module.css';
import { useSuggestions } from './useSuggestions.ts';
import { useTyped } from './useTyped.ts';

export interface SuggestionsProps {
  /** The search box, which keeps the focus and becomes a combobox. */
  input: HTMLInputElement;
  onSearch: (query: string) => void;
  /** Called when an event was chosen. */
  onLeave?: () => void;
}

/** What may be meant, below the search box: arrows choose, Enter goes there, Escape closes. */
export default function Suggestions({ input, onSearch, onLeave }: SuggestionsProps): ReactNode {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const pick = useTranslated();
  const id = useId();
  const suggestions = useSuggestions(useTyped(input));
  const [chosen, setChosen] = useState<SearchSuggestion>();
  const [closedAt, setClosedAt] = useState<SearchSuggestion[]>();
  // Of other suggestions none is chosen yet.
  const active = chosen ? suggestions.indexOf(chosen) : -1;
  const isOpen = suggestions.length > 0 && closedAt !== suggestions;
  const nameOf = ({ name, translations }: SearchSuggestion) => pick(translations)?.name ?? name;

  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : '',
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : '',
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
  }, [input, isOpen, id, active]);

  const choose = (suggestion: SearchSuggestion) => {
    setClosedAt(suggestions);
    if (suggestion.slug === undefined) return onSearch(nameOf(suggestion));
    onLeave?.();
    navigate(links.event(suggestion.slug));
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOpen || event.isComposing) return;
      if (event.key === 'ArrowDown') setChosen(suggestions[(active + 1) % suggestions.length]);
      else if (event.key === 'ArrowUp') setChosen(suggestions.at(active > 0 ? active - 1 : -1));
      else if (event.key === 'Escape') {
        event.stopPropagation(); // the box on a phone stays open
        setClosedAt(suggestions);
      } else if (event.key === 'Enter' && chosen && active >= 0) choose(chosen);
      else return;
      event.preventDefault();
    };
    const close = () => setClosedAt(suggestions);
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('blur', close);
    return () => {
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('blur', close);
    };
  });

  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && t('search.suggestions', { count: suggestions.length })}
      </p>
      {isOpen && (
        <div id={id} role="listbox" aria-label={t('search.suggested')} className={styles.list}>
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              key={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span>{nameOf(suggestion)}</span>{' '}
              <span className={styles.kind}>
                {[t(`search.kinds.${suggestion.kind}`), suggestion.city].filter(Boolean).join(' · ')}
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
