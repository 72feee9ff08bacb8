import type { ProductVariant } from '@idavuelta/shared/contracts';
import { createAction, createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import { draftOpened } from '../wizard/wizard.events.ts';
import type { TicketsState } from './tickets.types.ts';

interface ChosenQuantity {
  variant: Pick<ProductVariant, 'productVariantId' | 'provinceId'>;
  quantity: number;
}

const initialState: TicketsState = { quantities: {} };

export const ticketsSlice = createSlice({
  name: 'booking/tickets',
  initialState,
  reducers: {
    dateChosen: (tickets, { payload }: PayloadAction<number>) => {
      tickets.dateId = payload;
    },
    dayChosen: (tickets, { payload }: PayloadAction<string | undefined>) => {
      tickets.day = payload;
    },
    /** Variants belong to a province, so choosing another one resets the quantities. */
    provinceChosen: (tickets, { payload }: PayloadAction<number>) => {
      tickets.provinceId = payload;
      tickets.cleared = Object.values(tickets.quantities).reduce((all, quantity) => all + quantity, 0);
      tickets.quantities = {};
    },
    categoryClosed: (tickets) => {
      tickets.categoryId = null;
    },
    categoryRequested: (tickets, { payload }: PayloadAction<number>) => {
      tickets.categoryId = payload;
    },
    /** Tickets keep their province, even if it was only proposed until now. */
    quantityChosen: (tickets, { payload }: PayloadAction<ChosenQuantity>) => {
      tickets.provinceId = payload.variant.provinceId;
      tickets.quantities[payload.variant.productVariantId] = payload.quantity;
      tickets.cleared = undefined;
    },
  },
  extraReducers: (builder) => builder.addCase(draftOpened, (_, { payload }) => payload.draft.tickets ?? initialState),
});

export const { dateChosen, dayChosen, provinceChosen, categoryClosed, categoryRequested, quantityChosen } =
  ticketsSlice.actions;

/** The tickets step is complete. */
export const ticketsEntered = createAction('booking/ticketsEntered');
