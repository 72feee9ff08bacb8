import type { CountryCode } from '@idavuelta/shared/contracts';
import { eventRequestLimits } from '@idavuelta/shared/contracts/rules';
import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { loggedIn } from '../../http/rate-limit.ts';
import { bearer, ok, responsesToBody } from '../../http/schemas.ts';
import { type FileField, fileForm, fileIsReadLater, receiveFile } from '../../uploads/received-file.ts';
import type { EventRequestsService } from './event-requests.service.ts';
import type { GuestsService } from './guests.service.ts';
import type { SetRequestPicture } from './request-picture.ts';

const failures = ['UNAUTHENTICATED', 'NOT_FOUND', 'STATE_CONFLICT', 'RATE_LIMITED'] as const;
const response = responsesToBody(schemas.eventRequestResponse, ...failures);
const guestList = { field: 'guests', maxBytes: eventRequestLimits.guestListBytes };
const guestForm = fileForm(
  'guests',
  'An `.xlsx` spreadsheet, or a table in text (CSV), of 2 MB and 2,000 guests at most',
);

const imageField = { field: 'image', maxBytes: eventRequestLimits.imageBytes };

interface UploadsRoutesDependencies extends Pick<HttpTools, 'authentication' | 'rateLimit'> {
  eventRequests: EventRequestsService;
  guests: GuestsService;
  setRequestPicture: SetRequestPicture;
  accounts: { countryOf(customerId: number): Promise<CountryCode> };
}

/** Uploads of a request. A file is read only after checking that its request accepts it. */
export function uploadsRoutes(app: App, services: UploadsRoutesDependencies) {
  const { eventRequests, guests, setRequestPicture, authentication, accounts, rateLimit } = services;
  const common = { tags: ['event-requests'], ...bearer };
  const preHandler = rateLimit('upload', { account: loggedIn });
  const upload = (field: string) => ({
    onRequest: authentication.authenticate,
    preValidation: fileIsReadLater(field),
    preHandler,
    config: { slowBody: true },
  });

  async function receiveFor(request: FastifyRequest, id: number, field: FileField) {
    await eventRequests.assertTakesFiles(request.customerId, id);
    return receiveFile(request, field);
  }

  app.post(
    '/shop-api/event-requests/:id/upload-image',
    {
      ...upload('image'),
      schema: {
        ...common,
        ...fileForm('image', 'JPEG, PNG, WebP, AVIF or GIF of 8 MB at most'),
        operationId: 'uploadEventRequestImage',
        summary: 'Set the picture of a request',
        params: schemas.idParams,
        response,
      },
    },
    async (request) => {
      const file = await receiveFor(request, request.params.id, imageField);
      return ok(await setRequestPicture(request.customerId, request.params.id, file));
    },
  );

  app.post(
    '/shop-api/event-requests/:id/upload-guests',
    {
      ...upload('guests'),
      schema: {
        ...common,
        ...guestForm,
        operationId: 'uploadEventRequestGuests',
        summary: 'Upload the guest list of a request; a list with mistakes changes nothing',
        params: schemas.idParams,
        response,
      },
    },
    async (request) => {
      const { customerId, params } = request;
      const file = await receiveFor(request, params.id, guestList);
      return ok(await guests.import(customerId, params.id, file, await accounts.countryOf(customerId)));
    },
  );

  app.post(
    '/shop-api/read-guests',
    {
      ...upload('guests'),
      schema: {
        ...common,
        ...guestForm,
        operationId: 'readEventRequestGuests',
        summary: 'Preview a guest list; nothing is stored',
        response: responsesToBody(schemas.guestListReadingResponse, 'UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'),
      },
    },
    async (request) => {
      const file = await receiveFile(request, guestList);
      return ok(await guests.read(file, await accounts.countryOf(request.customerId)));
    },
  );
}
