import type { EventDetail } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import { addressesEntered } from '../addresses/addresses.slice.ts';
import { holdExpired, orderPlaced, orderRefused, purchaseFinished } from '../checkout/checkout.slice.ts';
import { backTo } from '../checkout/order-errors.ts';
import { passengersEntered } from '../passengers/passengers.slice.ts';
import { isBefore, type Step, type StepName } from '../steps.ts';
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

const initialState: WizardState = { draftId: '', step: 'tickets', left: false };

export const wizardSlice = createSlice({
  name: 'booking/wizard',
  initialState: initialState as WizardState,
  reducers: {
    /** Only back: a later step opens by finishing the ones before it, and an order that was placed stays as it is. */
    stepReopened: (wizard, { payload }: PayloadAction<StepName>) => {
      if (isBefore(wizard.step, 'checkout') && isBefore(payload, wizard.step)) wizard.step = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(draftOpened, (_, { payload: { event, draft } }) => ({
        event,
        draftId: draft.id,
        step: draft.step ?? 'tickets',
        left: false,
      }))
      .addCase(eventRefreshed, (wizard, { payload }) => {
        wizard.event = payload;
      })
      .addCase(wizardLeft, (wizard) => {
        wizard.left = true;
      })
      .addCase(ticketsEntered, (wizard) => {
        wizard.step = 'addresses';
      })
      .addCase(addressesEntered, (wizard) => {
        wizard.step = 'passengers';
      })
      .addCase(passengersEntered, (wizard) => {
        wizard.step = 'payment';
      })
      .addCase(orderPlaced, (wizard) => {
        wizard.step = 'checkout';
      })
      .addCase(orderRefused, (wizard, { payload }) => {
        if (backTo(payload.code) === 'tickets') wizard.step = 'tickets';
      })
      .addCase(holdExpired, (wizard, { payload }) => {
        wizard.step = 'tickets';
        wizard.draftId = payload;
      })
      .addCase(purchaseFinished, (wizard) => {
        wizard.step = 'done';
      }),
});

export const { stepReopened } = wizardSlice.actions;
