import { useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { selectAddressesForm } from '../../state/addresses/addresses.selectors.ts';
import { selectPassengersForm } from '../../state/passengers/passengers.selectors.ts';
import { selectTicketSpaces } from '../../state/spaces/spaces.selectors.ts';
import { selectProvince, selectTickets } from '../../state/tickets/tickets.selectors.ts';
import { useCategories } from '../../state/tickets/useCategories.ts';
import styles from './payment.module.css';

/** Every ticket with its addresses and passengers, to be checked before paying. */
export function OrderReview() {
  const categories = useCategories();
  return (
    <QueryBoundary query={categories} skeleton={[56, 56, 56]}>
      {() => <ReviewedTickets />}
    </QueryBoundary>
  );
}

function ReviewedTickets() {
  const { t } = useTranslation('booking');
  const translated = useTranslated();
  const tickets = useSelector(selectTickets);
  const addresses = useSelector(selectAddressesForm).tickets;
  const passengers = useSelector(selectPassengersForm).tickets;
  const spaces = useSelector(selectTicketSpaces);
  const counties = useSelector(selectProvince)?.counties ?? [];
  const countyName = (id: unknown, candidates = counties) =>
    candidates.find((county) => county.id === Number(id))?.name;

  return (
    <ul className={styles.review} aria-label={t('payment.review')}>
      {tickets.map(({ id, category, variant }, index) => (
        <li key={id} className={styles.ticket}>
          <strong>
            {[
              t('ticket_number', { number: index + 1 }),
              translated(category.translations)?.name,
              translated(variant.translations)?.name,
            ].join(' · ')}
          </strong>
          {addresses[index]?.addresses.map(({ address, commune_id }) => (
            <span key={`${address} ${commune_id}`}>
              {[address, countyName(commune_id, variant.approach?.counties)].filter(Boolean).join(', ')}
            </span>
          ))}
          <span className={styles.people} translate="no">
            {passengers[index]?.passengers.map(({ name }) => name).join(', ')}
          </span>
          {spaces[index]?.map(({ kind, quantity }) => (
            <span key={kind}>{`${quantity} × ${t(`spaces.kinds.${kind}`)}`}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
