import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { lazy } from 'react';
import { eventLinks, eventsView } from '../../features/events/event-views.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { TabHeading } from '../../ui/TabHeading.tsx';
import { useFocusWhenChanged } from '../../ui/useFocusWhenChanged.ts';
import { LazyTab } from './LazyTab.tsx';

// larger than all other tabs together
const EventsContent = lazy(() => import('../../features/events/EventsContent.tsx'));

/** The customer's private events: lists, request form or guests, depending on the query of the URL. */
export function EventsTab() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const view = eventsView(search);
  // switching between lists leaves the focus on the link
  const heading = useFocusWhenChanged(view.show === 'list' ? 'list' : search);
  return (
    <>
      {view.show !== 'list' && (
        <BackLink to={eventLinks.list(view.show === 'guests' ? 'active' : 'review')} text={t('events.back')} />
      )}
      <TabHeading
        ref={heading}
        title={view.show === 'list' ? t('tabs.events') : t(`events.title.${view.show}`)}
        lead={view.show === 'list' ? t('events.lead') : undefined}
      />
      <LazyTab>
        <EventsContent view={view} />
      </LazyTab>
    </>
  );
}
