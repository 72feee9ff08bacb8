import type { Complaint, ComplaintCompany, ComplaintSheet } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

interface Filing {
  complaint: Complaint;
  files: File[];
  /** Idempotency key: a repeated submit gets the first sheet. */
  key: string;
}

function formOf({ complaint, files }: Filing) {
  const form = new FormData();
  form.append('complaint', JSON.stringify(complaint));
  for (const file of files) form.append('files', file);
  return form;
}

export const complaintsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    complaintsBook: build.query<ComplaintCompany, void>({ query: () => ({ url: '/complaints-book' }) }),
    fileComplaint: build.mutation<ComplaintSheet, Filing>({
      query: (filing) => ({
        method: 'POST',
        url: '/complaints',
        data: filing.files.length > 0 ? formOf(filing) : filing.complaint,
        headers: { 'Idempotency-Key': filing.key },
      }),
    }),
  }),
  overrideExisting: true,
});
