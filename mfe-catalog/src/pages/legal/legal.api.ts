import type { CountryCode, Language, LegalDocument, LegalText } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

export interface LegalQuery {
  document: LegalDocument;
  country: CountryCode;
  language: Language;
}

export const legalApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    legalText: build.query<LegalText, LegalQuery>({
      query: ({ document, country, language }) => ({
        url: `/legal-documents/${document}`,
        params: { 'country-code': country, language },
      }),
    }),
  }),
  overrideExisting: true,
});
