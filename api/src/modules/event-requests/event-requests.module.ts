import type { CountryCode } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import type { MediaStore } from '../../media/stores/media-store.ts';
import { createUploadedPictures } from '../../uploads/pictures.ts';
import type { ModuleContext } from '../api-module.ts';
import { createRequestDecisions } from './decisions.ts';
import { createDeleteOldDrafts, createDeleteRequests } from './delete-requests.ts';
import { eventRequestsRoutes } from './event-requests.routes.ts';
import { createEventRequestsService } from './event-requests.service.ts';
import { decisionsRoutes } from './for-staff/decisions.routes.ts';
import { requestsRoutes } from './for-staff/requests.routes.ts';
import { createReviewedRequests } from './for-staff/reviewed-requests.ts';
import { guestsRoutes } from './guests.routes.ts';
import { createGuestsService } from './guests.service.ts';
import { createMailedRequests } from './mailed-requests.ts';
import { createRequestPicture } from './request-picture.ts';
import { uploadsRoutes } from './uploads.routes.ts';

interface EventRequestsModuleDependencies {
  accounts: { countryOf(customerId: number): Promise<CountryCode> };
  /** Storage of customers' pictures. */
  media: MediaStore;
}

export function createEventRequestsModule(
  { config, db, jobs, http }: ModuleContext,
  { accounts, media }: EventRequestsModuleDependencies,
) {
  const eventRequests = createEventRequestsService({ db });
  const pictures = createUploadedPictures({ media });
  const guests = createGuestsService({ db, eventRequests });
  const setRequestPicture = createRequestPicture({ db, eventRequests, pictures });
  const reviewed = createReviewedRequests({ db, costs: config.requestCosts });
  const decisions = createRequestDecisions({ db, jobs });
  return {
    waiting: decisions.waiting,
    mailedRequests: createMailedRequests({ db }),
    ofCustomer: { all: eventRequests.all, delete: createDeleteRequests({ db, pictures }) },
    deleteExpired: createDeleteOldDrafts({ db, pictures }),
    routes(app: App) {
      eventRequestsRoutes(app, { ...http, accounts, eventRequests });
      guestsRoutes(app, { ...http, guests });
      requestsRoutes(app, { ...http, reviewed });
      decisionsRoutes(app, { ...http, reviewed, decisions });
      uploadsRoutes(app, { ...http, accounts, eventRequests, guests, setRequestPicture });
    },
  };
}
