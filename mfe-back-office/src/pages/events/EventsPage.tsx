import { useTranslation } from '@idavuelta/shared/platform';
import { Flex } from 'antd';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { EventLinks } from './list/EventLinks.tsx';
import { EventList } from './list/EventList.tsx';

/** Lists all events, with search and filters. */
export default function EventsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/events">
      {({ permissions }) => (
        <>
          <Flex wrap gap="small" justify="space-between">
            <p>{t('areas.events.lead')}</p>
            {permissions.includes('events.change') && <EventLinks />}
          </Flex>
          <EventList mayChange={permissions.includes('events.change')} />
        </>
      )}
    </OfficePage>
  );
}
