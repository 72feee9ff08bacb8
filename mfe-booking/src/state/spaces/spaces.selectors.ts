import { courtesyCurrency, fromDecimal, type Money, sum, times } from '@idavuelta/shared/contracts/money';
import type { SpaceKind } from '@idavuelta/shared/contracts/rules';
import { createSelector } from 'reselect';
import { currencyOfEvent } from '../payment/prices.ts';
import type { RootState } from '../reducer.ts';
import { selectTickets } from '../tickets/tickets.selectors.ts';
import { selectEvent } from '../wizard/wizard.selectors.ts';

/** Spaces of one kind with what they cost together. */
export interface ChosenSpace {
  kind: SpaceKind;
  quantity: number;
  price: Money;
  /** Undefined where that is the currency anyway, and without a fresh rate. */
  soles?: Money | undefined;
}

/** What each ticket needs beside seats, of what its category offers; in the order of the tickets. */
export const selectTicketSpaces = createSelector(
  [selectTickets, (state: RootState) => state['mfe-booking'].spaces],
  (tickets, chosen): ChosenSpace[][] =>
    tickets.map(({ id, category }) =>
      (category.spaces ?? []).flatMap(({ kind, charge, price }) => {
        const quantity = chosen[id]?.[kind] ?? 0;
        if (!quantity) return [];
        const inSoles =
          price === undefined || charge.currency === courtesyCurrency
            ? undefined
            : times(fromDecimal({ amount: price, currency: courtesyCurrency }), quantity);
        return [{ kind, quantity, price: times(fromDecimal(charge), quantity), soles: inSoles }];
      }),
    ),
);

/** The spaces of all tickets, a line for each kind. */
export const selectSpaceLines = createSelector([selectTicketSpaces, selectEvent], (tickets, event): ChosenSpace[] =>
  [...Map.groupBy(tickets.flat(), ({ kind }) => kind)].map(([kind, spaces]) => ({
    kind,
    quantity: spaces.reduce((count, { quantity }) => count + quantity, 0),
    price: sum(
      spaces.map(({ price }) => price),
      currencyOfEvent(event),
    ),
  })),
);
