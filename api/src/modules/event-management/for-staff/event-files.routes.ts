import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { EventExport } from '../import/export-events.ts';
import type { EventImport } from '../import/import-events.ts';
import { InvalidImport } from '../import/import-mistakes.ts';
import { importTemplate } from '../import/import-template.ts';
import { readUploadedImport } from './read-uploaded-import.ts';

/** Spreadsheets need a byte order mark to detect UTF-8. */
const toCsvFile = (csv: string) => ({
  contentType: 'text/csv; charset=utf-8',
  content: Buffer.from(`\uFEFF${csv}`),
});

interface EventFilesRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffDownload'> {
  eventImport: EventImport;
  eventExport: EventExport;
}

/** Import and export of events as files, in the format of the commands. */
export function eventFilesRoutes(app: App, services: EventFilesRoutesDependencies) {
  const { eventImport, eventExport, staffRoute, staffDownload } = services;

  staffRoute(app, 'POST /staff-api/event-import', {
    operation: 'importEvents',
    permission: 'events.change',
    summary: 'Import or validate a file of events; a file with mistakes changes nothing',
    response: schemas.eventImportResponse,
    query: schemas.eventImportQuery,
    file: {
      field: 'events',
      maxBytes: 5_000_000,
      description: 'CSV, `.xlsx` or JSON with the columns of the template; at most 5 MB',
    },
    handler: async ({ actor, query, receive }) => {
      const path = await receive();
      try {
        const { hidden, ...read } = await readUploadedImport(path);
        const options = { actor, dryRun: query['dry-run'] };
        return { events: await eventImport.import(read, options), mistakes: [], hidden };
      } catch (error) {
        if (!(error instanceof InvalidImport)) throw error;
        return { events: [], mistakes: error.mistakes };
      }
    },
  });

  staffDownload(app, 'GET /staff-api/event-template', {
    operation: 'getEventTemplate',
    permission: 'events.read',
    summary: 'Get an example file with every column, ready to import',
    handler: () => toCsvFile(importTemplate('csv')),
  });

  staffDownload(app, 'GET /staff-api/event-export', {
    operation: 'exportEvents',
    permission: 'events.read',
    summary: 'Export events as a CSV file that can be imported',
    codes: ['NOT_FOUND'],
    query: schemas.eventExportQuery,
    handler: async ({ query }) => toCsvFile(await eventExport.csv(query.slugs.split(','))),
  });
}
