import type { Guest } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { LoadMore, QueryBoundary } from '@idavuelta/shared/ui';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useGuests } from '../events.api.ts';
import styles from './Guests.module.css';
import { listQuery } from './listQuery.ts';

/** Shows the organiser which guests have answered and booked. */
export function Guests({ id }: { id: number }) {
  const { t } = useTranslation('account');
  const query = useGuests(id);
  return (
    <QueryBoundary query={listQuery(query)} skeleton={[48, 48, 48, 48]}>
      {({ pages }) => {
        const guests = pages.flatMap(({ items }) => items);
        if (guests.length === 0) return <EmptyState tab="events" text={t('guests.none')} />;
        return (
          <>
            <GuestTable guests={guests} />
            <LoadMore list={query} count={guests.length} />
          </>
        );
      }}
    </QueryBoundary>
  );
}

function GuestTable({ guests }: { guests: Guest[] }) {
  const { t } = useTranslation('account');
  return (
    <table className={styles.guests}>
      <thead>
        <tr>
          <th scope="col">{t('guests.guest')}</th>
          <th scope="col">{t('guests.answer')}</th>
          <th scope="col">{t('guests.booked')}</th>
        </tr>
      </thead>
      <tbody>
        {guests.map(({ name, email, phone, seats, answer = email ? 'none' : 'by_organiser', booked }, index) => (
          // two guests without an e-mail may have the same name
          <tr key={email ?? index}>
            <th scope="row">
              <span translate="no">{name}</span>{' '}
              <span className={styles.email} translate="no">
                {email ?? phone}
              </span>
            </th>
            <td data-answer={answer}>{t(`guests.answers.${answer}`)}</td>
            <td>{t('guests.seats', { booked, seats })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
