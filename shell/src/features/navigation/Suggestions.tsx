import { links, type SearchSuggestion } from '@idavuelta/shared/contracts';
import { useNavigate, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { SuggestionList } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import styles from './Suggestions.module.css';
import { useSuggestions } from './useSuggestions.ts';
import { useTyped } from './useTyped.ts';

export interface SuggestionsProps {
  /** The search box. */
  input: HTMLInputElement;
  onSearch: (query: string) => void;
  /** Called when an event is chosen. */
  onLeave?: () => void;
}

/** Suggestions below the search box. */
export default function Suggestions({ input, onSearch, onLeave }: SuggestionsProps): ReactNode {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const translated = useTranslated();
  const suggestions = useSuggestions(useTyped(input));
  const nameOf = ({ name, translations }: SearchSuggestion) => translated(translations)?.name ?? name;

  const choose = (suggestion: SearchSuggestion) => {
    if (suggestion.slug === undefined) return onSearch(nameOf(suggestion));
    onLeave?.();
    navigate(links.event(suggestion.slug));
  };

  return (
    <SuggestionList
      input={input}
      suggestions={suggestions}
      label={t('search.suggested')}
      status={t('search.suggestions', { count: suggestions.length })}
      onChoose={choose}
    >
      {(suggestion) => (
        <>
          <span>{nameOf(suggestion)}</span>{' '}
          <span className={styles.kind}>
            {[t(`search.kinds.${suggestion.kind}`), suggestion.city].filter(Boolean).join(' · ')}
          </span>
        </>
      )}
    </SuggestionList>
  );
}
