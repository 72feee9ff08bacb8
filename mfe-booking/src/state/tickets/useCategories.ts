import { useSelector } from '@idavuelta/shared/platform';
import { ticketsApi } from './tickets.api.ts';
import { selectCategoriesQuery } from './tickets.selectors.ts';

/**
 * Categories of the displayed event with the stock of the chosen date. While a new date loads, the previous date's are
 * shown.
 * @param live refetches whenever the date changes or the component mounts; otherwise only after 30 seconds
 */
export function useCategories({ live = false } = {}) {
  const query = useSelector(selectCategoriesQuery);
  return ticketsApi.useBookingCategoriesQuery(query ?? { eventId: 0 }, {
    skip: !query,
    refetchOnMountOrArgChange: live || 30,
  });
}
