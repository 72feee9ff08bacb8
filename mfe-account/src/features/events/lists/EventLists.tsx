import { type EventRequestState, requestState } from '@idavuelta/shared/contracts';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { type EventList, eventLinks, eventLists } from '../event-views.ts';
import styles from './EventLists.module.css';
import { InvitedEvents } from './InvitedEvents.tsx';
import { RequestLists } from './RequestLists.tsx';

/** The request states in each list of the customer's own requests. */
const states: Record<Exclude<EventList, 'invited'>, EventRequestState[]> = {
  active: [requestState.approved],
  review: [requestState.saved, requestState.underReview],
  finished: [requestState.finished],
};

/** The four lists of the tab, one at a time, with a link to create a request. */
export function EventLists({ current }: { current: EventList }) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.lists}>
      <div className={styles.bar}>
        <nav aria-label={t('events.lists')}>
          <ul className={styles.tabs}>
            {eventLists.map((list) => (
              <li key={list}>
                <Link
                  to={eventLinks.list(list)}
                  className={styles.tab}
                  aria-current={list === current ? 'page' : undefined}
                >
                  {t(`events.${list}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink variant="primary" to={eventLinks.create()}>
          {t('events.create')}
        </ButtonLink>
      </div>
      {current === 'invited' && <InvitedEvents />}
      {current !== 'invited' && (
        <div key={current} className={styles.cards}>
          <RequestLists states={states[current]} />
        </div>
      )}
    </div>
  );
}
