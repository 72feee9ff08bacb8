import {
  type Category,
  type EventDetail,
  type ProductVariant,
  type Province,
  periodicity,
} from '@idavuelta/shared/contracts';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { createSelector } from 'reselect';
import { isInvited } from '../payment/prices.ts';
import type { RootState } from '../reducer.ts';
import { selectEvent, selectReserved } from '../wizard/wizard.selectors.ts';
import { type CategoriesQuery, ticketsApi } from './tickets.api.ts';
import type { TicketsState } from './tickets.types.ts';
import { ticketsAllowed, ticketsLeft } from './tickets-left.ts';

export const selectTicketsState = (state: RootState) => state['mfe-booking'].tickets;

const selectAskedCounty = (state: RootState) => state['mfe-booking'].county;

const noCategories: Category[] = [];
const noProvinces: Province[] = [];

const selectProvinces = (state: RootState) => {
  const event = selectEvent(state);
  return (event && ticketsApi.endpoints.bookingProvinces.select(event.id)(state).data) ?? noProvinces;
};

/**
 * The chosen province, or the only one; until one is chosen, the province of the county that the visitor asked about.
 */
export const selectProvince = createSelector(
  [selectProvinces, selectTicketsState, selectAskedCounty],
  (provinces, { provinceId }, county) => {
    if (provinces.length === 1) return provinces[0];
    return provinceId === undefined
      ? provinces.find(({ counties }) => counties.some(({ id }) => id === county))
      : provinces.find(({ id }) => id === provinceId);
  },
);

/** The county that the visitor asked about, if it is in the province. */
export const selectCountyInProvince = createSelector([selectProvince, selectAskedCounty], (province, county) =>
  province?.counties.find(({ id }) => id === county),
);

/** How many tickets the last change of province removed. */
export const selectCleared = (state: RootState) => selectTicketsState(state).cleared ?? 0;

export interface ChosenDate {
  eventDateId: number;
  /** ISO 8601 UTC; absent for an event whose day the buyer picks. */
  startDate?: string;
  /** `YYYY-MM-DD`, only for an event whose day the buyer picks. */
  day?: string;
}

/** The date to order for; `undefined` until it is chosen. */
export const selectDate = createSelector([selectEvent, selectTicketsState], (event, tickets) =>
  event ? chosenDate(event, tickets) : undefined,
);

function chosenDate(
  { calendars, periodicityType }: EventDetail,
  { dateId, day }: TicketsState,
): ChosenDate | undefined {
  const only = calendars.length === 1 || periodicityType !== periodicity.calendar ? calendars[0] : undefined;
  const date = only ?? calendars.find(({ id }) => id === dateId);
  if (!date) return undefined;
  if (periodicityType === periodicity.range) return day ? { eventDateId: date.id, day } : undefined;
  return { eventDateId: date.id, startDate: date.startDate };
}

/** The visitor's reserved seats, if they are for the chosen date. */
export const selectReservedOnDate = createSelector([selectReserved, selectDate], (reserved, date) =>
  reserved && reserved.eventDateId === date?.eventDateId && reserved.day === date.day ? reserved : undefined,
);

/** Which stock to show: the chosen date's or, until a date is chosen, the largest of all dates. */
export const selectCategoriesQuery = createSelector(
  [selectEvent, selectDate, selectReservedOnDate],
  (event, date, reserved): CategoriesQuery | undefined =>
    event && {
      eventId: event.id,
      ...(date && { eventDateId: date.eventDateId }),
      ...(date?.day && { date: date.day }),
      ...(reserved && { reserved: reserved.seatPool }),
    },
);

const selectCategories = (state: RootState) => {
  const query = selectCategoriesQuery(state);
  if (!query) return noCategories;
  const cached = (query: CategoriesQuery) => ticketsApi.endpoints.bookingCategories.select(query)(state).data;
  return cached(query) ?? cached({ eventId: query.eventId }) ?? noCategories;
};

/** The category to recommend; none for an event by invitation, where nothing is sold. */
export const selectRecommended = createSelector([selectCategories, selectEvent], (categories, event) =>
  isInvited(event) ? undefined : categories.find(({ priority }) => priority === categories.length),
);

/**
 * The category that is expanded after the log-in: the only one, or by default the recommended one if the province has
 * seats of it.
 */
export const selectOpenCategoryId = createSelector(
  [selectCategories, selectTicketsState, selectRecommended, selectProvince],
  (categories, { categoryId }, recommended, province) => {
    if (categories.length === 1) return categories[0]?.id;
    if (categoryId !== undefined) return categoryId ?? undefined;
    const sold = recommended?.subCategories.some(
      ({ stock, provinceId }) => stock > 0 && (!province || provinceId === province.id),
    );
    return sold ? recommended?.id : undefined;
  },
);

export const selectCategoriesAreLoaded = (state: RootState) => selectCategories(state) !== noCategories;

/** How many tickets of one variant were chosen. */
export interface OrderLine {
  category: Category;
  variant: ProductVariant;
  quantity: number;
}

export const selectOrderLines = createSelector(
  [selectCategories, selectProvince, selectTicketsState],
  (categories, province, { quantities }): OrderLine[] =>
    categories.flatMap((category) =>
      category.subCategories
        .map((variant) => ({ category, variant, quantity: quantities[variant.productVariantId] ?? 0 }))
        .filter(({ variant, quantity }) => quantity > 0 && variant.provinceId === province?.id),
    ),
);

/** One of the chosen tickets, to be filled in with addresses and passengers. */
export interface Ticket {
  /** Independent of the variant's quantity, so that the input for the ticket is found again. */
  id: string;
  category: Category;
  variant: ProductVariant;
}

export const selectTickets = createSelector([selectOrderLines], (lines): Ticket[] =>
  lines.flatMap(({ category, variant, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({ id: `${variant.productVariantId}-${index}`, category, variant })),
  ),
);

/** Maximum number of tickets per order; a guest may order the unused seats of the invitation. */
export const selectMostTickets = (state: RootState) =>
  Math.min(bookingLimits.tickets, selectEvent(state)?.invitation?.left ?? bookingLimits.tickets);

export const selectTicketsForm = createSelector(
  [selectDate, selectProvince, selectOrderLines, selectMostTickets],
  (date, province, lines, most) => ({
    date: date?.eventDateId,
    province: province?.id,
    lines: lines.map(({ quantity, variant }) => ({ quantity, left: ticketsAllowed(variant, lines, most) })),
  }),
);

/** Lines with more tickets than are left on the chosen date. */
export const selectShortLines = createSelector([selectOrderLines], (lines) =>
  lines.filter(({ quantity, variant }) => quantity > ticketsLeft(variant, lines)),
);
