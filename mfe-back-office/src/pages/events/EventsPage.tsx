import { useTranslation } from '@idavuelta/shared/platform';
import { DraftLines } from '../../forms/drafts/DraftLines.tsx';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { EventLinks } from './list/EventLinks.tsx';
import { EventList } from './list/EventList.tsx';

/** Lists all events, with search and filters. */
export default function EventsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/events">
      {({ permissions }) => (
        <>
          <ListHead lead={t('areas.events.lead')}>{permissions.includes('events.change') && <EventLinks />}</ListHead>
          <DraftLines
            pages={{ 'new-event': () => linkTo('/new-event'), 'event.': (slug) => linkTo('/events/:slug', slug) }}
          />
          <EventList mayChange={permissions.includes('events.change')} />
        </>
      )}
    </OfficePage>
  );
}
