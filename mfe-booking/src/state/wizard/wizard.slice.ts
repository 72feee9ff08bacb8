import type { EventDetail } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import { addressesEntered } from '../addresses/addresses.slice.ts';
import { holdExpired, orderPlaced, orderRefused, purchaseFinished } from '../checkout/checkout.slice.ts';
import { backTo } from '../checkout/order-errors.ts';
import { passengersEntered } from '../passengers/passengers.slice.ts';
import type { Step } from '../steps.ts';
import { ticketsEntered } from '../tickets/tickets.slice.ts';
import { draftOpened, eventRefreshed, wizardLeft } from './wizard.events.ts';

interface WizardState {
  event?: EventDetail;
  /** Names this purchase; with the order's body it makes the idempotency key. */
  draftId: string;
  step: Step;
  /** Not on screen: the next opening starts from the draft again. */
  left: boolean;
}

const initialState: WizardState = { draftId: '', step: 0, left: false };

export const wizardSlice = createSlice({
  name: 'booking/wizard',
  initialState: initialState as WizardState,
  reducers: {
    /** Only back: a later step opens by finishing the ones before it, and an order that was placed stays as it is. */
    stepReopened: (wizard, { payload }: PayloadAction<Step>) => {
      if (wizard.step < 4 && payload < wizard.step) wizard.step = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(draftOpened, (_, { payload: { event, draft } }) => ({
        event,
        draftId: draft.id,
        step: draft.step ?? 0,
        left: false,
      }))
      .addCase(eventRefreshed, (wizard, { payload }) => {
        wizard.event = payload;
      })
      .addCase(wizardLeft, (wizard) => {
        wizard.left = true;
      })
      .addCase(ticketsEntered, (wizard) => {
        wizard.step = 1;
      })
      .addCase(addressesEntered, (wizard) => {
        wizard.step = 2;
      })
      .addCase(passengersEntered, (wizard) => {
        wizard.step = 3;
      })
      .addCase(orderPlaced, (wizard) => {
        wizard.step = 4;
      })
      .addCase(orderRefused, (wizard, { payload }) => {
        if (backTo(payload.code) === 'tickets') wizard.step = 0;
      })
      .addCase(holdExpired, (wizard, { payload }) => {
        wizard.step = 0;
        wizard.draftId = payload;
      })
      .addCase(purchaseFinished, (wizard) => {
        wizard.step = 5;
      }),
});

export const { stepReopened } = wizardSlice.actions;
