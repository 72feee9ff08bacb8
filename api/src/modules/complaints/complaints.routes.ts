import * as schemas from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { languageOf } from '../../http/language.ts';
import { emailInBody } from '../../http/rate-limit.ts';
import { ok, responses, responsesToBody } from '../../http/schemas.ts';
import type { Complaints } from './complaints.service.ts';
import { receiveComplaint, receivedFiles } from './receive-complaint.ts';

interface ComplaintsRoutesDependencies extends Pick<HttpTools, 'rateLimit'> {
  complaints: Complaints;
}

const tags = ['enquiries'];
/** Only who has the key gets the sheet of an earlier submit, so it must not be guessed. */
const headers = Type.Object({
  'idempotency-key': Type.String({ minLength: 20, maxLength: 64, description: 'The same key returns the first sheet' }),
});

export function complaintsRoutes(app: App, { complaints, rateLimit }: ComplaintsRoutesDependencies) {
  app.get(
    '/complaints-book',
    {
      schema: {
        tags,
        operationId: 'getComplaintsBook',
        summary: 'Get the company that keeps the complaints book',
        querystring: schemas.complaintCountryQuery,
        response: responses(schemas.complaintCompanyResponse),
      },
    },
    async ({ query }) => ok(await complaints.company(query['country-code'])),
  );

  app.post(
    '/complaints',
    {
      // Before the files are read. A sheet costs much more than other calls.
      onRequest: rateLimit('complaints', { cost: 6 }),
      preValidation: receiveComplaint,
      preHandler: rateLimit('complaints-of', { account: emailInBody, cost: 2 }),
      config: { slowBody: true },
      schema: {
        tags,
        operationId: 'fileComplaint',
        summary:
          'File a sheet of the complaints book; with files as a form whose field `complaint` is the body in JSON',
        consumes: ['application/json', 'multipart/form-data'],
        headers,
        querystring: schemas.complaintCountryQuery,
        body: schemas.complaintSchema,
        response: responsesToBody(schemas.complaintSheetResponse, 'RATE_LIMITED'),
      },
    },
    async (request) => {
      const country = request.query['country-code'];
      const context = { country, language: languageOf(request, country), key: request.headers['idempotency-key'] };
      return ok(await complaints.file(request.body, { ...context, files: receivedFiles(request) }));
    },
  );
}
