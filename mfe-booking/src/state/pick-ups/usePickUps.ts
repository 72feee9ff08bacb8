import { usePickUpsQuery } from '@idavuelta/shared/pick-ups';
import { useSelector } from '@idavuelta/shared/platform';
import { selectAddressesForm } from '../addresses/addresses.selectors.ts';
import { selectCategoriesQuery, selectDate, selectTickets } from '../tickets/tickets.selectors.ts';
import { chosenPickUps } from './chosen-pick-ups.ts';

/** Pick-up times of the chosen date; undefined without a date, and when they cannot be determined. */
export function usePickUps() {
  const query = useSelector(selectCategoriesQuery);
  const date = useSelector(selectDate);
  return usePickUpsQuery(query ?? { eventId: 0 }, { skip: !query || !date }).data;
}

/** The places where the tickets are picked up, with their times. */
export function useChosenPickUps() {
  const pickUps = usePickUps();
  const tickets = useSelector(selectTickets);
  const addresses = useSelector(selectAddressesForm);
  return pickUps ? chosenPickUps(pickUps, tickets, addresses) : [];
}
