import { type CountryCode, type Language, type LegalText, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { bookingApi } from '../api.ts';

const withdrawalApi = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    bookingWithdrawal: build.query<LegalText, { country: CountryCode; language: Language }>({
      query: ({ country, language }) => ({
        url: '/legal-documents/withdrawal',
        params: { 'country-code': country, language },
      }),
      // its first paragraph is written to stand before the pay button
      transformResponse: (document: LegalText) => ({ ...document, text: document.text.split(/\n\s*\n/, 1)[0] ?? '' }),
    }),
  }),
});

/** What the law of the event's country says of withdrawal, in a sentence or two; undefined until it is known. */
export function useWithdrawal(country: CountryCode | undefined, { skip = false } = {}) {
  const language = useSelector(selectLanguage);
  const query = { country: country ?? 'PE', language };
  return withdrawalApi.useBookingWithdrawalQuery(query, { skip: skip || !country }).data;
}
