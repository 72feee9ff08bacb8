import { eventRequestLimits } from '@idavuelta/shared/contracts/rules';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { EventForms } from './event-forms.ts';
import type { EventPicture } from './event-picture.ts';

interface EventPictureRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  forms: EventForms;
  picture: EventPicture;
}

/** The picture of an event. The upload is read only after the event has been checked. */
export function eventPictureRoutes(app: App, { forms, picture, staffRoute }: EventPictureRoutesDependencies) {
  staffRoute(app, 'POST /staff-api/events/:slug/picture', {
    operation: 'setEventPicture',
    permission: 'events.change',
    summary: 'Set the picture of an event',
    response: schemas.staffEventResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params: schemas.slugOfEventParams,
    ifMatch: schemas.optionalIfMatchHeaders,
    file: {
      field: 'image',
      maxBytes: eventRequestLimits.imageBytes,
      description: 'JPEG, PNG, WebP, AVIF or GIF; at most 8 MB',
    },
    handler: async ({ actor, params: { slug }, revision, receive }) => {
      await picture.assertMayChange(slug, revision);
      await picture.set(slug, await receive(), { actor, revision });
      return forms.show(slug);
    },
  });
}
