import { useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { NewEventForm } from './edit/NewEventForm.tsx';

/** Creates an event as a draft, which stays hidden until it has departures and is published. */
export default function NewEventPage() {
  const { t } = useTranslation('back-office/events');
  return (
    <OfficePage path="/new-event" title={t('new.title')}>
      {() => (
        <>
          <p>{t('new.lead')}</p>
          <NewEventForm />
        </>
      )}
    </OfficePage>
  );
}
