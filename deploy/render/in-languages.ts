import { type ApiResponse, type Language, shownLanguage } from '@idavuelta/shared/contracts';

/** Tells whether a key is a language, such as `es_PE`. */
const isLanguage = (key: string) => /^[a-z]{2}_[A-Z]{2}$/.test(key);

/**
 * Removes translations that a page does not show from API responses. A value without the page's languages keeps the one
 * shown instead. Each response is filtered once per pair of languages, because it is cached and shared by many pages.
 */
export function createLanguageFilter() {
  const made = new WeakMap<ApiResponse, Map<string, ApiResponse>>();

  return (response: ApiResponse, languages: readonly Language[]): ApiResponse => {
    const byLanguages = made.get(response) ?? new Map<string, ApiResponse>();
    made.set(response, byLanguages);
    const key = languages.join(' ');
    const filtered = byLanguages.get(key) ?? { ...response, body: inLanguages(response.body, languages) };
    byLanguages.set(key, filtered);
    return filtered;
  };
}

function inLanguages(value: unknown, wanted: readonly Language[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, wanted));
  if (typeof value !== 'object' || value === null) return value;
  const [language, fallback] = wanted;
  const shown = new Set<string | undefined>([...wanted, language && shownLanguage(value, language, fallback)]);
  const kept = Object.entries(value).filter(([key]) => !isLanguage(key) || shown.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, inLanguages(item, wanted)]));
}
