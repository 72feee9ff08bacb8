import { type SearchSuggestion, selectCountry } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../config/ApiClientContext.ts';

/** Milliseconds without typing after which suggestions are fetched. */
const pause = 200;
const shortest = 2;

const none: SearchSuggestion[] = [];

/** Suggestions for the typed text. A failed call suggests nothing; a later call cancels an earlier one. */
export function useSuggestions(typed: string): SearchSuggestion[] {
  const callApi = useApiClient();
  const country = useSelector(selectCountry);
  const [found, setFound] = useState(none);
  const q = typed.trim();

  useEffect(() => {
    if (q.length < shortest) return setFound(none);
    const controller = new AbortController();
    const show = (suggestions: SearchSuggestion[]) => {
      if (!controller.signal.aborted) setFound(suggestions);
    };
    const timer = setTimeout(() => {
      const params = { q, 'country-code': country };
      callApi<SearchSuggestion[]>({ url: '/search/suggestions', params, signal: controller.signal }).then(show, () =>
        show(none),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [callApi, country, q]);

  // The earlier suggestions stay while the next ones are fetched.
  return q.length < shortest ? none : found;
}
