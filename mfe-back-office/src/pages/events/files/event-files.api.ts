import type { EventImportResult } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../../session/staff-api.ts';

interface EventFile {
  file: File;
  /** Checks everything and writes nothing. */
  dryRun: boolean;
}

const eventFilesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeImportEvents: build.mutation<EventImportResult, EventFile>({
      query: byStaff(({ file, dryRun }) => {
        const data = new FormData();
        data.set('events', file, file.name);
        const params = { 'dry-run': String(dryRun) };
        // a file takes longer than other calls
        return { method: 'POST', url: '/staff-api/event-import', params, data, onProgress: () => undefined };
      }),
      invalidatesTags: (_result, _error, { dryRun }) =>
        dryRun ? [] : ['BackOfficeEvents', 'BackOfficeEventPlaces', 'BackOfficeAudit'],
    }),
  }),
});

export const { useBackOfficeImportEventsMutation: useImportEvents } = eventFilesApi;
