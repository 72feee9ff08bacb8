import {
  type CountryCode,
  type Language,
  type LegalDocument,
  type LegalText,
  selectLanguage,
} from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { bookingApi } from '../api.ts';

const legalApi = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    bookingLegalDocuments: build.query<LegalDocument[], CountryCode>({
      query: (country) => ({ url: '/legal-documents', params: { 'country-code': country } }),
    }),
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

/**
 * Returns the documents that the event's country has, and what its law says of withdrawal in a sentence or two.
 * @param isFree nothing is paid, so nothing is said of withdrawal
 */
export function useLegalTexts(country: CountryCode | undefined, { isFree = false } = {}) {
  const language = useSelector(selectLanguage);
  const skip = !country;
  const { data: written = [] } = legalApi.useBookingLegalDocumentsQuery(country ?? 'PE', { skip });
  const { data: withdrawal } = legalApi.useBookingWithdrawalQuery(
    { country: country ?? 'PE', language },
    { skip: skip || isFree || !written.includes('withdrawal') },
  );
  return { written, withdrawal };
}
