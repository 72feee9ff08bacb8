import { type EventRequest, links } from '@idavuelta/shared/contracts';
import { countyName } from '@idavuelta/shared/contracts/text';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, ButtonRow } from '@idavuelta/shared/ui';
import { eventLinks } from '../event-views.ts';
import styles from './EventCard.module.css';
import { EventCard } from './EventCard.tsx';
import { RemoveRequest } from './RemoveRequest.tsx';
import { RequestQuote } from './RequestQuote.tsx';

/** One of the customer's requests, with the actions for its state. */
export function RequestCard({ request }: { request: EventRequest }) {
  const { t } = useTranslation('account');
  const { id, name, status, reason, eventSlug } = request;
  const isEvent = status === 'approved' || status === 'finished';
  return (
    <EventCard
      name={name}
      status={status}
      startDate={request.startDate}
      timeZone={request.timeZone}
      place={request.location}
      address={[request.address, request.county && countyName(request.county)].filter(Boolean).join(', ')}
      imagePath={request.imagePath}
      to={status === 'approved' && eventSlug ? links.event(eventSlug) : undefined}
    >
      {status === 'rejected' && reason && <p className={styles.reason}>{reason}</p>}
      {isEvent && request.quote && <RequestQuote quote={request.quote} />}
      <ButtonRow className={styles.actions}>
        {!isEvent && (
          <ButtonLink to={eventLinks.edit(id)} aria-label={t('saved.edit_of', { name })}>
            {t('saved.edit')}
          </ButtonLink>
        )}
        {status === 'saved' && <RemoveRequest id={id} name={name} />}
        {status === 'finished' && (
          <ButtonLink to={eventLinks.repeat(id)} aria-label={t('events.repeat_of', { name })}>
            {t('events.repeat')}
          </ButtonLink>
        )}
        {isEvent && (
          <ButtonLink
            variant={status === 'finished' ? 'quiet' : 'secondary'}
            to={eventLinks.guests(id)}
            aria-label={t('events.guests_of', { name })}
          >
            {t('events.guests')}
          </ButtonLink>
        )}
      </ButtonRow>
    </EventCard>
  );
}
