import type { EventImportResult } from '@idavuelta/shared/contracts/staff';
import { mutationHook } from '../../../kit/resource.ts';

interface EventFile {
  file: File;
  /** Validates everything and writes nothing. */
  dryRun: boolean;
}

export const useImportEvents = mutationHook<EventImportResult, EventFile>(
  'POST /staff-api/event-import',
  ['BackOfficeEvents', 'BackOfficeEventPlaces', 'BackOfficeAudit'],
  ({ file }) => {
    const data = new FormData();
    data.set('events', file, file.name);
    // a file takes longer than other calls
    return { data, onProgress: () => undefined };
  },
);
