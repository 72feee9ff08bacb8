import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { FastifyReply } from 'fastify';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import { fileForm, fileIsReadLater, receiveFile } from '../../../uploads/received-file.ts';
import type { EventExport } from '../import/export-events.ts';
import type { EventImport } from '../import/import-events.ts';
import { InvalidImport } from '../import/import-mistakes.ts';
import { importTemplate } from '../import/import-template.ts';
import { sentImport } from './sent-import.ts';

const maxBytes = 5_000_000;

/** Spreadsheets need the mark to take the file for UTF-8. */
const sendCsv = (reply: FastifyReply, csv: string) =>
  reply.type('text/csv; charset=utf-8').send(Buffer.from(`\uFEFF${csv}`));

interface EventFilesRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'staffDownload'> {
  eventImport: EventImport;
  eventExport: EventExport;
}

/** Events in files: what the commands import, and the same file of events that are there. */
export function eventFilesRoutes(app: App, services: EventFilesRoutesDependencies) {
  const { eventImport, eventExport, staffOperation, staffDownload } = services;
  const importing = staffOperation('importEvents', {
    summary: 'Import a file of events, or check it; a file with mistakes changes nothing',
    response: schemas.eventImportResponse,
  });
  app.post(
    '/staff-api/event-import',
    {
      onRequest: importing.onRequest,
      preValidation: fileIsReadLater('events'),
      config: { slowBody: true },
      schema: {
        ...importing.write,
        ...fileForm('events', 'CSV, `.xlsx` or JSON with the columns of the template, of 5 MB at most'),
        querystring: schemas.eventImportQuery,
      },
    },
    async (request) => {
      const { staff, query } = request;
      const path = await receiveFile(request, { field: 'events', maxBytes });
      try {
        const { hidden, ...read } = await sentImport(path);
        const options = { actor: staff.actor, dryRun: query['dry-run'] };
        return ok({ events: await eventImport.import(read, options), mistakes: [], hidden });
      } catch (error) {
        if (!(error instanceof InvalidImport)) throw error;
        return ok({ events: [], mistakes: error.mistakes });
      }
    },
  );

  const example = staffDownload('getEventTemplate', { summary: 'An example with every column, as it can be imported' });
  app.get(
    '/staff-api/event-template',
    { onRequest: example.onRequest, schema: example.schema },
    async (_request, reply) => sendCsv(reply, importTemplate('csv')),
  );

  const exporting = staffDownload('exportEvents', {
    summary: 'Events as a CSV file that the import reads',
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/event-export',
    { onRequest: exporting.onRequest, schema: { ...exporting.schema, querystring: schemas.eventExportQuery } },
    async ({ query }, reply) => {
      return sendCsv(reply, await eventExport.csv(query.slugs.split(',')));
    },
  );
}
