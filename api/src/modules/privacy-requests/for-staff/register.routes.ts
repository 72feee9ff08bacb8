import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { PrivacyRegister } from './register.ts';

interface RegisterRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  register: PrivacyRegister;
}

export function registerRoutes(app: App, { register, staffRoute }: RegisterRoutesDependencies) {
  const permission = 'privacy-requests.handle';

  staffRoute(app, 'GET /staff-api/privacy-requests', {
    operation: 'listPrivacyRequests',
    permission,
    summary: 'List the confirmed requests about personal data',
    response: schemas.privacyRequestsResponse,
    query: schemas.privacyRequestsQuery,
    handler: ({ query }) => register.list(query),
  });

  staffRoute(app, 'GET /staff-api/privacy-requests/:id', {
    operation: 'getPrivacyRequest',
    permission,
    summary: 'Get a request about personal data, and what is stored about its person',
    response: schemas.privacyRequestResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ params }) => register.show(params.id),
  });

  staffRoute(app, 'POST /staff-api/privacy-requests/:id/export', {
    operation: 'sendPrivacyExport',
    permission,
    summary: 'Mail the person a link to the export of their data',
    response: schemas.privacyExportSentResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ actor, params }) => register.sendExport(params.id, actor),
  });

  for (const [action, operation, summary] of [
    ['block', 'blockPersonalData', 'Hide the data of the person from lists, searches and reports'],
    ['unblock', 'unblockPersonalData', 'Show the data of the person again'],
    ['remove', 'deletePersonalData', 'Delete the data of the person but those that the law keeps'],
  ] as const)
    staffRoute(app, `POST /staff-api/privacy-requests/:id/${action}`, {
      operation,
      permission,
      summary,
      response: schemas.privacyActResponse,
      codes: ['NOT_FOUND', 'STATE_CONFLICT'],
      params: idParams,
      body: schemas.privacyReasonSchema,
      handler: ({ actor, params, body: { reason } }) => register[action](params.id, { actor, reason }),
    });

  staffRoute(app, 'POST /staff-api/privacy-requests/:id/answer', {
    operation: 'answerPrivacyRequest',
    permission,
    summary: 'Answer a request about personal data; the answer is mailed',
    response: schemas.privacyActResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: idParams,
    body: schemas.privacyAnswerSchema,
    handler: ({ actor, params, body }) => register.answer(params.id, body, actor),
  });
}
