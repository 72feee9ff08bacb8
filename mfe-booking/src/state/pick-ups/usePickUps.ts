import { usePickUpsQuery } from '@idavuelta/shared/pick-ups';
import { useSelector } from '@idavuelta/shared/platform';
import { selectAddressesForm } from '../addresses/addresses.selectors.ts';
import { selectCategoriesQuery, selectDate, selectTickets } from '../tickets/tickets.selectors.ts';
import { chosenPickUps } from './chosen-pick-ups.ts';

/** When travellers of the chosen date are picked up; undefined until there is a date, and when it cannot be said. */
export function usePickUps() {
  const query = useSelector(selectCategoriesQuery);
  const date = useSelector(selectDate);
  return usePickUpsQuery(query ?? { eventId: 0 }, { skip: !query || !date }).data;
}

/** The places that the tickets are picked up at, with their hours. */
export function useChosenPickUps() {
  const pickUps = usePickUps();
  const tickets = useSelector(selectTickets);
  const addresses = useSelector(selectAddressesForm);
  return pickUps ? chosenPickUps(pickUps, tickets, addresses) : [];
}
