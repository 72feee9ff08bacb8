import { useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../frame/OfficePage.tsx';
import { EventList } from './list/EventList.tsx';

/** Every event, found by words and filters. */
export default function EventsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage title={t('areas.events.title')} permission="events.read">
      {({ permissions }) => (
        <>
          <p>{t('areas.events.lead')}</p>
          <EventList mayChange={permissions.includes('events.change')} />
        </>
      )}
    </OfficePage>
  );
}
