import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { PreviewLinks } from '../../../visibility/preview-links.ts';
import type { EventsForStaff } from './events-for-staff.ts';

interface EventPreviewRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  events: EventsForStaff;
  previewLinks: PreviewLinks;
}

export function eventPreviewLinkRoutes(app: App, { events, previewLinks, staffRoute }: EventPreviewRoutesDependencies) {
  staffRoute(app, 'POST /staff-api/events/:slug/preview', {
    operation: 'makeEventPreview',
    permission: 'events.preview',
    summary: 'Create a preview link of an event or draft, valid for a week',
    response: schemas.eventPreviewResponse,
    codes: ['NOT_FOUND'],
    params: schemas.slugOfEventParams,
    mayHaveBody: true,
    handler: async ({ params }) => previewLinks.issue((await events.find(params.slug)).id),
  });
}
