import { eventRequestLimits } from '@idavuelta/shared/contracts/rules';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { LandingPictures } from './landing-pictures.ts';

interface LandingPicturesRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  pictures: LandingPictures;
}

/** Uploads a picture for use in a list. */
export function landingPicturesRoutes(app: App, { pictures, staffRoute }: LandingPicturesRoutesDependencies) {
  staffRoute(app, 'POST /staff-api/content/pictures', {
    operation: 'addLandingPicture',
    permission: 'content.change',
    summary: 'Upload a picture for a list of a landing page',
    response: schemas.landingPictureResponse,
    query: schemas.landingPictureQuery,
    file: {
      field: 'image',
      maxBytes: eventRequestLimits.imageBytes,
      description: 'JPEG, PNG, WebP, AVIF or GIF; at most 8 MB',
    },
    handler: async ({ query, receive }) => ({ imagePath: await pictures.add(await receive(), query.shape) }),
  });
}
