import type { CountryCode } from '@idavuelta/shared/contracts';
import type { LegalDocumentChange, StaffLegalDocument } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface DocumentChange extends Pick<StaffLegalDocument, 'country' | 'document' | 'revision'> {
  change: LegalDocumentChange;
}

const url = (country: CountryCode) => `/staff-api/legal/${country}`;

const legalApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeLegalDocuments: build.query<StaffLegalDocument[], CountryCode>({
      query: byStaff((country) => ({ url: url(country) })),
      providesTags: ['BackOfficeLegal'],
    }),
    backOfficeChangeLegalDocument: build.mutation<StaffLegalDocument, DocumentChange>({
      query: byStaff(({ country, document, revision, change }) => ({
        method: 'PUT',
        url: `${url(country)}/${document}`,
        data: change,
        headers: { 'If-Match': `"${revision}"` },
      })),
      // also after another's change, so that the form knows the newest revision
      invalidatesTags: ['BackOfficeLegal', 'BackOfficeAudit'],
    }),
  }),
});

export const useLegalDocuments = (country: CountryCode) =>
  legalApi.useBackOfficeLegalDocumentsQuery(country, { refetchOnMountOrArgChange: true });
export const { useBackOfficeChangeLegalDocumentMutation: useChangeLegalDocument } = legalApi;
