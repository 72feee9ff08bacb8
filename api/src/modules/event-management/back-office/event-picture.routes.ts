import { eventRequestLimits } from '@idavuelta/shared/contracts/rules';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionIn } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import { fileForm, fileIsReadLater, receiveFile } from '../../../uploads/received-file.ts';
import type { EventForms } from './event-forms.ts';
import type { EventPicture } from './event-picture.ts';

interface EventPictureRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  forms: EventForms;
  picture: EventPicture;
}

/** The picture of an event. It is read only once the event is known. */
export function eventPictureRoutes(app: App, { forms, picture, staffOperation }: EventPictureRoutesDependencies) {
  const setting = staffOperation('setEventPicture', {
    summary: 'Set the picture of an event',
    response: schemas.staffEventResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  });
  app.post(
    '/staff-api/events/:slug/picture',
    {
      onRequest: setting.onRequest,
      preValidation: fileIsReadLater('image'),
      config: { slowBody: true },
      schema: {
        ...setting.write,
        ...fileForm('image', 'JPEG, PNG, WebP, AVIF or GIF of 8 MB at most'),
        params: schemas.slugOfEventParams,
        headers: schemas.optionalIfMatchHeaders,
      },
    },
    async (request) => {
      const { staff, params } = request;
      const revision = revisionIn(request.headers);
      await picture.assertMayChange(params.slug, revision);
      const file = await receiveFile(request, { field: 'image', maxBytes: eventRequestLimits.imageBytes });
      await picture.set(params.slug, file, { actor: staff.actor, revision });
      return ok(await forms.show(params.slug));
    },
  );
}
