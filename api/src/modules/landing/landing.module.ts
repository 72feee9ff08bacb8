import type { App } from '../../http/app.ts';
import type { MediaStore } from '../../media/stores/media-store.ts';
import { createUploadedPictures } from '../../uploads/pictures.ts';
import type { ModuleContext } from '../api-module.ts';
import { landingListsRoutes } from './for-staff/landing-lists.routes.ts';
import { createLandingLists } from './for-staff/landing-lists.ts';
import { landingPicturesRoutes } from './for-staff/landing-pictures.routes.ts';
import { createLandingPictures } from './for-staff/landing-pictures.ts';
import { recommendedRoutes } from './for-staff/recommended.routes.ts';
import { createRecommended } from './for-staff/recommended.ts';
import { createLandingRepository } from './landing.repository.ts';
import { landingRoutes } from './landing.routes.ts';

/** Content of landing pages, and its administration. */
export function createLandingModule({ db, http }: ModuleContext, { media }: { media: MediaStore }) {
  const pictures = createLandingPictures({ db, pictures: createUploadedPictures({ media }) });
  return {
    routes(app: App) {
      landingRoutes(app, { ...http, landing: db.reads.by(createLandingRepository) });
      recommendedRoutes(app, { ...http, recommended: createRecommended({ db }) });
      landingListsRoutes(app, { ...http, lists: createLandingLists({ db }) });
      landingPicturesRoutes(app, { ...http, pictures });
    },
    deleteExpired: pictures.deleteExpired,
  };
}
