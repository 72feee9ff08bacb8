import type { EventChoices, EventFields, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { SaveForm } from '../../../forms/SaveForm.tsx';
import { EventSections } from './EventSections.tsx';
import { useChangeEvent } from './event.api.ts';

// the cropping of pictures loads with the page of an event
const EventPicture = lazy(() => import('../picture/EventPicture.tsx'));

interface EventFormProps {
  /** The current data: it is refetched when another user changes it. */
  event: StaffEvent;
  choices: EventChoices;
  mayChange: boolean;
}

/** Edits an event. Input is kept until it is saved or discarded; a picture is stored as soon as it is chosen. */
export function EventForm({ event, choices, mayChange }: EventFormProps) {
  const { t } = useTranslation('back-office/events');
  const [change] = useChangeEvent();
  const picture = (
    <Suspense fallback={<Skeleton active title={false} />}>
      <EventPicture event={event} mayChange={mayChange} />
    </Suspense>
  );
  return (
    <SaveForm<EventFields, StaffEvent>
      texts="back-office/events"
      name="event"
      draft={`event.${event.slug}`}
      draftTitle={event.name}
      initial={event.fields}
      revision={event.revision}
      disabled={!mayChange}
      toValues={({ fields }) => fields}
      save={({ revision, ...fields }) => change({ slug: event.slug, revision, fields })}
      labelOf={(field) => t(`edit.parts.${field.split('.')[0]}`)}
    >
      <EventSections
        choices={choices}
        timeZone={event.timeZone}
        isRange={event.fields.lastDay !== undefined}
        picture={picture}
      />
    </SaveForm>
  );
}
