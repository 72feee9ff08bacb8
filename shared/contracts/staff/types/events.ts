import type { Static } from 'typebox';
import type * as files from '../../schemas/staff/event-files.ts';
import type * as forms from '../../schemas/staff/event-forms.ts';
import type * as schemas from '../../schemas/staff/events.ts';

export type ManagedEventRow = Static<typeof schemas.managedEventSchema>;
export type StaffEvent = Static<typeof forms.staffEventSchema>;
/** What of an event is edited. */
export type EventFields = Static<typeof forms.eventFieldsSchema>;
export type CategoryFields = EventFields['categories'][number];
export type VariantFields = CategoryFields['variants'][number];
export type MeetingPointFields = NonNullable<VariantFields['meetingPoint']>;
export type NewEventFields = Static<typeof forms.newEventSchema>;
export type ImportedEvent = Static<typeof files.importedEventSchema>;
export type EventImportResult = Static<typeof files.eventImportSchema>;
export type EventPreview = Static<typeof forms.eventPreviewSchema>;
export type EventChoices = Static<typeof forms.eventChoicesSchema>;
