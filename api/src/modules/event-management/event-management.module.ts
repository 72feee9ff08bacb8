import type { App } from '../../http/app.ts';
import type { MediaStore } from '../../media/stores/media-store.ts';
import { createUploadedPictures } from '../../uploads/pictures.ts';
import { createPreviewLinks } from '../../visibility/preview-links.ts';
import type { ModuleContext } from '../api-module.ts';
import { eventFilesRoutes } from './for-staff/event-files.routes.ts';
import { eventFormsRoutes } from './for-staff/event-forms.routes.ts';
import { createEventForms } from './for-staff/event-forms.ts';
import { eventPictureRoutes } from './for-staff/event-picture.routes.ts';
import { createEventPicture } from './for-staff/event-picture.ts';
import { eventPreviewLinkRoutes } from './for-staff/event-preview.routes.ts';
import { createEventsForStaff } from './for-staff/events-for-staff.ts';
import { managedEventsRoutes } from './for-staff/managed-events.routes.ts';
import { createEventExport } from './import/export-events.ts';
import { createEventImport } from './import/import-events.ts';
import { eventOptionsRoutes } from './options/event-options.routes.ts';
import { spacesRoutes } from './spaces/spaces.routes.ts';
import { createSpacesForStaff } from './spaces/spaces-for-staff.ts';

/** Event management in the back office; the commands use the same services. */
export function createEventManagementModule({ config, db, http }: ModuleContext, { media }: { media: MediaStore }) {
  const events = createEventsForStaff({ db });
  const spaces = createSpacesForStaff({ db, spacesChanged: http.cache.eventChanged });
  const forms = createEventForms({ db });
  const picture = createEventPicture({ db, pictures: createUploadedPictures({ media }) });
  return {
    routes(app: App) {
      eventOptionsRoutes(app, { ...http, db });
      spacesRoutes(app, { ...http, spaces });
      managedEventsRoutes(app, { ...http, events });
      eventFormsRoutes(app, { ...http, forms });
      eventPictureRoutes(app, { ...http, forms, picture });
      eventFilesRoutes(app, {
        ...http,
        eventImport: createEventImport({ db }),
        eventExport: createEventExport({ db }),
      });
      eventPreviewLinkRoutes(app, { ...http, events, previewLinks: createPreviewLinks(config) });
    },
  };
}
