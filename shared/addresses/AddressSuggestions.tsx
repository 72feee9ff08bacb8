import { useTranslation } from '@idavuelta/shared/platform';
import { SuggestionList } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import type { AddressSuggestion } from '../contracts/index.ts';
import type { AddressRegion } from './addresses.api.ts';
import { useAddressSuggestions } from './useAddressSuggestions.ts';

interface AddressSuggestionsProps {
  input: HTMLInputElement;
  /** Its value before anything was typed. */
  before: string;
  region: AddressRegion;
  onChosen: (suggestion: AddressSuggestion) => void;
}

/** Shows suggested addresses below the field while the visitor types. */
export default function AddressSuggestions({ input, before, region, onChosen }: AddressSuggestionsProps): ReactNode {
  const { t, i18n } = useTranslation('common');
  const { suggestions, clear } = useAddressSuggestions({ input, before, region });
  // Shells of earlier contracts lack these texts.
  if (!i18n.exists('common:address.suggested')) return null;
  return (
    <SuggestionList
      input={input}
      suggestions={suggestions}
      label={t('address.suggested')}
      status={t('address.suggestions', { count: suggestions.length })}
      onChoose={(suggestion) => {
        clear();
        onChosen(suggestion);
      }}
    >
      {({ label }) => label}
    </SuggestionList>
  );
}
