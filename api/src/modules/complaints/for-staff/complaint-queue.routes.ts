import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { ComplaintQueue } from './complaint-queue.ts';
import type { createComplaintRegister } from './complaint-register.ts';

interface ComplaintQueueRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffDownload'> {
  queue: ComplaintQueue;
  register: ReturnType<typeof createComplaintRegister>;
}

export function complaintQueueRoutes(
  app: App,
  { queue, register, staffRoute, staffDownload }: ComplaintQueueRoutesDependencies,
) {
  const one = { response: schemas.complaintResponse, params: schemas.complaintParams };

  staffRoute(app, 'GET /staff-api/complaints', {
    operation: 'listComplaints',
    permission: 'complaints.read',
    summary: 'List sheets of the complaints book, by default the most urgent first',
    response: schemas.complaintsResponse,
    query: schemas.complaintsQuery,
    handler: ({ query }) => queue.list(query),
  });

  staffRoute(app, 'GET /staff-api/complaints/:id', {
    operation: 'getComplaint',
    permission: 'complaints.read',
    summary: 'Get a sheet of the complaints book',
    ...one,
    codes: ['NOT_FOUND'],
    handler: ({ params }) => queue.find(params.id),
  });

  // What these contain cannot be redacted, so it takes a permission to write to the person.
  staffDownload(app, 'GET /staff-api/complaints/:id/pdf', {
    operation: 'getComplaintPdf',
    permission: 'complaints.answer',
    summary: 'Get a sheet of the complaints book as a PDF',
    codes: ['NOT_FOUND'],
    params: schemas.complaintParams,
    handler: ({ params }) => queue.pdf(params.id),
  });

  staffDownload(app, 'GET /staff-api/complaints/:id/files/:file', {
    operation: 'getComplaintFile',
    permission: 'complaints.answer',
    summary: 'Get a file of a sheet of the complaints book',
    codes: ['NOT_FOUND'],
    params: schemas.complaintFileParams,
    handler: ({ params }) => queue.file(params.id, params.file),
  });

  staffDownload(app, 'GET /staff-api/complaint-register', {
    operation: 'exportComplaints',
    permission: 'complaints.answer',
    summary: 'Export the complaints book of a period as a CSV or Excel file',
    query: schemas.complaintRegisterQuery,
    handler: ({ query, actor }) => register(query, actor),
  });

  staffRoute(app, 'POST /staff-api/complaints/:id/answer', {
    operation: 'answerComplaint',
    permission: 'complaints.answer',
    summary: 'Answer a sheet by mail, once',
    ...one,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    body: schemas.complaintAnswerSchema,
    handler: ({ actor, params, body }) => queue.answer(params.id, body.answer, actor),
  });
}
