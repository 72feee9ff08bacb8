import type { CountryCode, Language, LegalDocument, LegalText } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

export interface LegalQuery {
  document: LegalDocument;
  country: CountryCode;
  language: Language;
  /** An earlier version; by default the one in force. */
  version?: number | undefined;
}

export const legalApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    legalText: build.query<LegalText, LegalQuery>({
      query: ({ document, country, ...params }) => ({
        url: `/legal-documents/${document}`,
        params: { 'country-code': country, ...params },
      }),
    }),
  }),
  overrideExisting: true,
});
