import { links, type Page } from '@idavuelta/shared/contracts';
import { Navigate, useTranslation } from '@idavuelta/shared/platform';
import { ClosedEvent } from './ClosedEvent.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { EventView } from './EventView.tsx';
import { useEvent } from './useEvent.ts';

/** The event page. A cold load by slug works; from a card the page starts with the list's summary of the event. */
const EventPage: Page = ({ params: { name = '' } }) => {
  const { t } = useTranslation('catalog/event-detail');
  const { summary, detail, failed, refetch } = useEvent(name);

  if (failed) return <Navigate to={links.error404()} replace />;
  if (!summary) return <EventSkeleton />;
  if (detail?.cancelled) return <ClosedEvent event={summary} text={t('cancelled')} cancelled={detail.cancelled} />;
  if (detail?.message) return <ClosedEvent event={summary} text={detail.message} />;
  if (!summary.available && !summary.soldOut && !summary.salesClosed)
    return <ClosedEvent event={summary} text={t('unavailable')} />;
  return <EventView event={summary} detail={detail} refetch={refetch} />;
};

export default EventPage;
