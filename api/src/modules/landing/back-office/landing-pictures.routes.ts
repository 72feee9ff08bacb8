import { eventRequestLimits } from '@idavuelta/shared/contracts/rules';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import { fileForm, fileIsReadLater, receiveFile } from '../../../uploads/received-file.ts';
import type { LandingPictures } from './landing-pictures.ts';

interface LandingPicturesRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  pictures: LandingPictures;
}

/** Takes a picture, which a list then names. */
export function landingPicturesRoutes(app: App, { pictures, staffOperation }: LandingPicturesRoutesDependencies) {
  const adding = staffOperation('addLandingPicture', {
    summary: 'Send a picture for a list of a landing page',
    response: schemas.landingPictureResponse,
  });
  app.post(
    '/staff-api/content/pictures',
    {
      onRequest: adding.onRequest,
      preValidation: fileIsReadLater('image'),
      config: { slowBody: true },
      schema: {
        ...adding.write,
        ...fileForm('image', 'JPEG, PNG, WebP, AVIF or GIF of 8 MB at most'),
        querystring: schemas.landingPictureQuery,
      },
    },
    async (request) => {
      const file = await receiveFile(request, { field: 'image', maxBytes: eventRequestLimits.imageBytes });
      return ok({ imagePath: await pictures.add(file, request.query.shape) });
    },
  );
}
