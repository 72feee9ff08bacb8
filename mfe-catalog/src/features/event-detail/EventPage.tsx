import { links, type Page, selectSession } from '@idavuelta/shared/contracts';
import { Navigate, useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Notice, Spinner } from '@idavuelta/shared/ui';
import { useEventQuery } from '../events/events.api.ts';
import styles from './EventPage.module.css';
import { EventView } from './EventView.tsx';

/** A cold load by slug alone works; someone logged in is asked for with the token first. */
const EventPage: Page = ({ params: { name = '' } }) => {
  const { status } = useSelector(selectSession);
  const { data: event, isError } = useEventQuery({ name, authenticated: status === 'authenticated' });
  const { t } = useTranslation('catalog');
  const pick = useTranslated();

  if (isError) return <Navigate to={links.error404()} replace />;
  if (!event) return <Spinner label={t('common:loading')} />;
  const title = pick(event.translations)?.name;
  if (event.message) return <ClosedEvent title={title} text={event.message} />;
  if (!event.available && !event.soldOut) return <ClosedEvent title={title} text={t('event.unavailable')} />;
  return <EventView event={event} />;
};

function ClosedEvent({ title, text }: { title?: string; text: string }) {
  const { t } = useTranslation('catalog');
  return (
    <div className={`page ${styles.closed}`}>
      <title>{t('event.document_title', { name: title })}</title>
      <h1 tabIndex={-1}>{title}</h1>
      <Notice title={text} action={<ButtonLink to={links.home()}>{t('event.back_to_main')}</ButtonLink>} />
    </div>
  );
}

export default EventPage;
