import type { EventChoices, EventFields, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { SaveForm } from '../../../forms/SaveForm.tsx';
import { EventFieldSections } from './EventFieldSections.tsx';
import { useChangeEvent } from './event.api.ts';

interface EventFormProps {
  /** The current data: it is refetched when another user changes it. */
  event: StaffEvent;
  choices: EventChoices;
  mayChange: boolean;
}

/** Edits an event. Input is kept until it is saved or discarded. */
export function EventForm({ event, choices, mayChange }: EventFormProps) {
  const { t } = useTranslation('back-office/events');
  const [change] = useChangeEvent();
  return (
    <SaveForm<EventFields, StaffEvent>
      texts="back-office/events"
      name="event"
      draft={`event.${event.slug}`}
      initial={event.fields}
      revision={event.revision}
      disabled={!mayChange}
      toValues={({ fields }) => fields}
      save={({ revision, ...fields }) => change({ slug: event.slug, revision, fields })}
      labelOf={(field) => t(`edit.parts.${field.split('.')[0]}`)}
    >
      <EventFieldSections choices={choices} isRange={event.fields.lastDay !== undefined} />
    </SaveForm>
  );
}
