import type { EventRequestState } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { itemsOf } from '@idavuelta/shared/queries';
import { ButtonLink, LoadMore, QueryBoundary } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { eventLinks } from '../event-views.ts';
import { useEventRequests } from '../events.api.ts';
import styles from './EventLists.module.css';
import { listQuery } from './listQuery.ts';
import { RequestCard } from './RequestCard.tsx';

/**
 * The customer's requests in the given states, one list after another in the surrounding grid, with a single message
 * when all are empty.
 * @param found number of requests in the lists above
 */
export function RequestLists({ states, found = 0 }: { states: EventRequestState[]; found?: number }) {
  const { t } = useTranslation('account');
  const [state, ...others] = states;
  if (state === undefined)
    return found === 0 && <EmptyState tab="events" text={t('events.none')} action={<Create />} />;
  return <RequestList state={state}>{(count) => <RequestLists states={others} found={found + count} />}</RequestList>;
}

function Create() {
  const { t } = useTranslation('account');
  return <ButtonLink to={eventLinks.create()}>{t('events.create_private')}</ButtonLink>;
}

interface RequestListProps {
  state: EventRequestState;
  /** Rendered after the list. */
  children: (count: number) => ReactNode;
}

function RequestList({ state, children }: RequestListProps) {
  const query = useEventRequests(state);
  return (
    <QueryBoundary query={listQuery(query)} skeleton={[300]}>
      {(data) => {
        const requests = itemsOf(data);
        return (
          <>
            {requests.length > 0 && (
              <ul className={styles.part}>
                {requests.map((request) => (
                  <li key={request.id}>
                    <RequestCard request={request} />
                  </li>
                ))}
              </ul>
            )}
            <LoadMore list={query} count={requests.length} />
            {children(requests.length)}
          </>
        );
      }}
    </QueryBoundary>
  );
}
