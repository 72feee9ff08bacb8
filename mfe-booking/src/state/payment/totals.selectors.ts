import { courtesyCurrency, sum, times } from '@idavuelta/shared/contracts/money';
import { createSelector } from 'reselect';
import type { RootState } from '../reducer.ts';
import { selectTicketSpaces } from '../spaces/spaces.selectors.ts';
import { selectOrderLines } from '../tickets/tickets.selectors.ts';
import { selectEvent } from '../wizard/wizard.selectors.ts';
import { selectDiscount } from './payment.selectors.ts';
import { currencyOfEvent, fullPriceOf, isInvited, priceOf, solesOf } from './prices.ts';

export const selectTotals = createSelector(
  [selectOrderLines, selectDiscount, selectEvent, selectTicketSpaces],
  (lines, discount, event, tickets) => {
    const spaces = tickets.flat();
    const besideSeats = spaces.map(({ price }) => price);
    const currency = currencyOfEvent(event);
    const soles = lines.map(({ variant, quantity }) => {
      const one = solesOf(variant, event, discount);
      return one && times(one, quantity);
    });
    soles.push(...spaces.map((space) => space.soles));
    return {
      tickets: lines.reduce((count, { quantity }) => count + quantity, 0),
      total: sum(
        [...lines.map(({ variant, quantity }) => times(priceOf(variant, event, discount), quantity)), ...besideSeats],
        currency,
      ),
      /** The total in soles; undefined where that is its currency, and without a fresh rate. */
      soles: soles.every((each) => each !== undefined) && soles.length > 0 ? sum(soles, courtesyCurrency) : undefined,
      /** Before the coupon. */
      original: sum(
        [...lines.map(({ variant, quantity }) => times(fullPriceOf(variant, event), quantity)), ...besideSeats],
        currency,
      ),
    };
  },
);

/** The number of chosen tickets; unlike the totals, it changes with nothing else. */
export const selectTicketCount = (state: RootState) => selectTotals(state).tickets;

/** Nothing to pay: an invited event, or a coupon for the full price. */
export const selectIsFree = createSelector(
  [selectEvent, selectTotals],
  (event, { tickets, total }) => isInvited(event) || (tickets > 0 && total.minor === 0),
);
