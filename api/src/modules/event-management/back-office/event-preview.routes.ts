import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { PreviewLinks } from '../../../visibility/preview-links.ts';
import type { EventsForStaff } from '../events-for-staff.ts';

interface EventPreviewRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  events: EventsForStaff;
  previewLinks: PreviewLinks;
}

/** Links under which an event is seen before anybody finds it. */
export function eventPreviewLinkRoutes(
  app: App,
  { events, previewLinks, staffOperation }: EventPreviewRoutesDependencies,
) {
  const making = staffOperation('makeEventPreview', {
    summary: 'Make a link to the page of an event, also of a draft, that works for a week',
    response: schemas.eventPreviewResponse,
    codes: ['NOT_FOUND'],
  });
  app.post(
    '/staff-api/events/:slug/preview',
    { onRequest: making.onRequest, schema: { ...making.write, params: schemas.slugOfEventParams } },
    async ({ params }) => ok(await previewLinks.issue((await events.find(params.slug)).id)),
  );
}
