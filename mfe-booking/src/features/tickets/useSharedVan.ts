import { type Category, type EventDetail, periodicity, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import type { SharedVan } from '@idavuelta/shared/contracts/shared-van';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { useDispatch, useSelector } from '@idavuelta/shared/platform';
import { now } from '@idavuelta/shared/ui';
import { useEffect, useState } from 'react';
import { selectDate, selectTicketsState } from '../../state/tickets/tickets.selectors.ts';
import {
  categoryRequested,
  dateChosen,
  dayChosen,
  provinceChosen,
  quantityChosen,
} from '../../state/tickets/tickets.slice.ts';
import { ticketsLeft } from '../../state/tickets/tickets-left.ts';
import { useCategories } from '../../state/tickets/useCategories.ts';

/** `own`: the visitor had chosen tickets before; the last three say why the van was not chosen. */
export type Outcome = 'waiting' | 'own' | 'chosen' | 'full' | 'other_date' | 'not_sold';

/** The proposed van among the sold variants. */
export const vanIn = (categories: Category[] | undefined, { variantId }: SharedVan) =>
  categories
    ?.flatMap((category) => category.subCategories.map((variant) => ({ category, variant })))
    .find(({ variant }) => variant.productVariantId === variantId);

const isRange = ({ periodicityType }: EventDetail) => periodicityType === periodicity.range;

/** Whether tickets for the proposed date are on sale, according to the event. */
function isDateOnSale(event: EventDetail, { dateId, day }: SharedVan) {
  if (isRange(event)) {
    const inZone = (moment: string | number) => dayAt(moment, event.timeZone);
    const today = inZone(now());
    return Boolean(day && day >= today && day >= inZone(event.startDate) && day <= inZone(event.endDate));
  }
  const date = event.calendars.find(({ id }) => id === dateId);
  return Boolean(date && !date.soldOut && !date.salesClosed);
}

/** Chooses the van that a link proposes, once: its date immediately, up to `most` tickets of it after the login. */
export function useSharedVan(event: EventDetail, van: SharedVan, most = 1): Outcome {
  const dispatch = useDispatch();
  const loggedIn = useSelector(selectIsLoggedIn);
  const chosen = useSelector(selectTicketsState).quantities;
  const [outcome, setOutcome] = useState<Outcome>(() =>
    Object.values(chosen).some((quantity) => quantity > 0) ? 'own' : 'waiting',
  );
  const [onSale] = useState(() => isDateOnSale(event, van));
  const date = useSelector(selectDate);
  const { currentData: categories } = useCategories();
  const { dateId, day } = van;
  const isThatDate = isRange(event) ? date?.day === day : date?.eventDateId === dateId;
  const found = vanIn(categories, van);

  useEffect(() => {
    if (outcome !== 'waiting' || !onSale || isThatDate) return;
    dispatch(isRange(event) ? dayChosen(day) : dateChosen(dateId ?? 0));
  }, [dispatch, event, outcome, onSale, isThatDate, day, dateId]);

  useEffect(() => {
    if (outcome !== 'waiting' || !loggedIn || !categories || (onSale && !isThatDate)) return;
    if (!found) return setOutcome('not_sold');
    const { variant, category } = found;
    dispatch(provinceChosen(variant.provinceId));
    dispatch(categoryRequested(category.id));
    if (!onSale) return setOutcome('other_date');
    const quantity = Math.min(most, ticketsLeft(variant, []));
    if (quantity < 1) return setOutcome('full');
    dispatch(quantityChosen({ variant, quantity }));
    setOutcome('chosen');
  }, [dispatch, outcome, loggedIn, categories, onSale, isThatDate, found, most]);

  return outcome;
}
