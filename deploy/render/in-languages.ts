import type { ApiResponse, Language } from '@idavuelta/shared/contracts';

/** A key of an object by language, such as `es_PE`. */
const language = /^[a-z]{2}_[A-Z]{2}$/;

/**
 * Leaves translations of other languages out of API responses: a page shows one language, and falls back to a second.
 * A response is made once for each pair of them, since it is cached and many pages share it.
 */
export function createLanguageFilter() {
  const made = new WeakMap<ApiResponse, Map<string, ApiResponse>>();

  return (response: ApiResponse, languages: readonly Language[]): ApiResponse => {
    const byLanguages = made.get(response) ?? new Map<string, ApiResponse>();
    made.set(response, byLanguages);
    const key = languages.join(' ');
    const filtered = byLanguages.get(key) ?? { ...response, body: inLanguages(response.body, new Set(languages)) };
    byLanguages.set(key, filtered);
    return filtered;
  };
}

function inLanguages(value: unknown, wanted: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, wanted));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !language.test(key) || wanted.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, inLanguages(item, wanted)]));
}
