import { type InvitedEvent, links } from '@idavuelta/shared/contracts';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { itemsOf } from '@idavuelta/shared/queries';
import { ButtonLink, LoadMore, QueryBoundary } from '@idavuelta/shared/ui';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useInvitedEvents } from '../events.api.ts';
import { EventCard } from './EventCard.tsx';
import styles from './EventLists.module.css';
import { InvitationAnswer } from './InvitationAnswer.tsx';
import { listQuery } from './listQuery.ts';

export function InvitedEvents() {
  const query = useInvitedEvents();
  return (
    <QueryBoundary query={listQuery(query)} skeleton={[300]}>
      {(data) => {
        const events = itemsOf(data);
        if (events.length === 0) return <NoInvitations />;
        return (
          <>
            <ul className={styles.cards}>
              {events.map((event) => (
                <li key={event.id}>
                  <InvitedCard event={event} />
                </li>
              ))}
            </ul>
            <LoadMore list={query} count={events.length} />
          </>
        );
      }}
    </QueryBoundary>
  );
}

function NoInvitations() {
  const { t } = useTranslation('account');
  const seeEvents = <ButtonLink to={links.massiveEvents()}>{t('see_events')}</ButtonLink>;
  return <EmptyState tab="events" text={t('events.no_invitations')} action={seeEvents} />;
}

function InvitedCard({ event }: { event: InvitedEvent }) {
  const translated = useTranslated();
  const texts = translated(event.translations);
  const { place } = event;
  return (
    <EventCard
      name={texts?.name ?? ''}
      status="invited"
      startDate={event.startDate}
      timeZone={event.timeZone}
      place={translated(place.translations)?.name ?? place.name}
      address={place.address}
      imagePath={texts?.imagePath ?? event.imagePath}
      to={links.event(event.slug)}
      linkState={{ eventId: event.id }}
    >
      <InvitationAnswer event={event} name={texts?.name ?? ''} />
    </EventCard>
  );
}
